import { IconButton } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ToolProps {
  label: string;
  icon: ReactNode;
  /** Whether phones have this tool only in the menu. */
  isWideOnly?: boolean;
  /** Whether the part that the tool opens is open; undefined for a tool that opens nothing. */
  isExpanded?: boolean;
  onClick: () => void;
}

/** A tool for the selection. */
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
