import { IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Phones have it in the menu alone. */
  isWideOnly?: boolean;
  /** Of what folds something out. */
  isExpanded?: boolean;
  onClick: () => void;
}

/** One of the tools at a selection. */
export function Tool({ label, icon, isWideOnly = false, isExpanded, onClick }: ToolProps) {
  return (
    <IconButton
      variant="ghost"
      size="sm"
      display={isWideOnly ? { base: 'none', md: 'inline-flex' } : undefined}
      minW={{ base: '11', xl: '8' }}
      h={{ base: '11', xl: '8' }}
      aria-label={label}
      aria-expanded={isExpanded}
      title={label}
      onClick={onClick}
    >
      {icon}
    </IconButton>
  );
}
