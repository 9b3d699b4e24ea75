import { Box, IconButton, type IconButtonProps } from '@chakra-ui/react';
import { AArrowDown, AArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseLarge, useLarge } from '../table/largeChoice.ts';
import { roomViewText } from '../text/roomView.ts';

/** How many times as large words and pictures are then. */
export const LARGE = 1.5;

/** What is read in a dialog: words and pictures, larger where that is wanted. */
export function Enlargeable({ children }: { children: ReactNode }) {
  const isLarge = useLarge();
  return <Box style={isLarge ? { zoom: LARGE } : undefined}>{children}</Box>;
}

/** Enlarges what is read, here and in every dialog from now on, or no longer. */
export function EnlargeButton(look: IconButtonProps) {
  const isLarge = useLarge();
  return (
    <IconButton
      variant="ghost"
      aria-label={roomViewText.larger}
      title={roomViewText.larger}
      aria-pressed={isLarge}
      alignSelf="flex-start"
      color="inherit"
      _hover={{ bg: 'bg.chosen/60' }}
      {...look}
      onClick={() => chooseLarge(!isLarge)}
    >
      {isLarge ? <AArrowDown aria-hidden /> : <AArrowUp aria-hidden />}
    </IconButton>
  );
}
