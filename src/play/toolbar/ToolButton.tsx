import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tableText } from '../text/table.ts';

export interface ToolButtonProps extends ButtonProps {
  icon: ReactNode;
  word: string;
  /** The keyboard shortcut. */
  shortcut: string;
  /** Shown with its word wherever a line has space, as for help that a stuck player looks for. */
  isWorded?: boolean;
}

/** A tool's button: an icon, with its word on phones. */
export function ToolButton({
  icon,
  word,
  shortcut,
  title = word,
  isWorded = false,
  ...props
}: ToolButtonProps) {
  return (
    <Button
      variant="outline"
      flex={{ base: '1', md: 'none' }}
      minWidth="11"
      paddingX={{ base: '2', md: '0', ...(isWorded && { xl: '3.5' }) }}
      aria-label={word}
      aria-keyshortcuts={shortcut}
      title={tableText.withKey(title, shortcut)}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      css={{
        _belowDialog: { visibility: 'hidden' },
        _sideways: { paddingX: '0', '& > span': { display: 'none' } },
      }}
      {...props}
    >
      {icon}
      <Box as="span" display={{ md: 'none', ...(isWorded && { xl: 'inline' }) }}>
        {word}
      </Box>
    </Button>
  );
}
