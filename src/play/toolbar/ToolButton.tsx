import { Box, Button, type ButtonProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { tableText } from '../text/table.ts';

export interface ToolButtonProps extends ButtonProps {
  icon: ReactNode;
  word: string;
  /** The keyboard shortcut. */
  shortcut: string;
  /** Whether it has its word in wide windows, too; a team's bar has no space for all of them. */
  isWorded?: boolean;
}

/** A tool's button: an icon, with its word on phones, and wherever the bar has space. */
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
      paddingX={{ base: '1.5', md: '0' }}
      aria-label={word}
      aria-keyshortcuts={shortcut}
      title={tableText.withKey(title, shortcut)}
      _pressed={{ bg: 'bg.chosen', borderColor: 'accent' }}
      css={{
        ...(isWorded && { '&&': { _roomyBar: { paddingX: '2.5' } } }),
        _belowDialog: { visibility: 'hidden' },
        _sideways: { paddingX: '0', '& > span': { display: 'none' } },
      }}
      {...props}
    >
      {icon}
      <Box
        as="span"
        display={{ md: 'none' }}
        css={isWorded ? { '&&': { _roomyBar: { display: 'inline' } } } : {}}
      >
        {word}
      </Box>
    </Button>
  );
}
