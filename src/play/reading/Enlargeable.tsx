import { Box, IconButton, type IconButtonProps } from '@chakra-ui/react';
import { AArrowDown, AArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { chooseLarge, useLarge } from '../table/largeChoice.ts';
import { roomViewText } from '../text/roomView.ts';

/** Scale of enlarged text and pictures. */
export const LARGE = 1.5;

/** Text and pictures of a dialog, enlarged if the player chose that. */
export function Enlargeable({ children }: { children: ReactNode }) {
  const isLarge = useLarge();
  return <Box style={isLarge ? { zoom: LARGE } : undefined}>{children}</Box>;
}

/** Switches enlarged reading on or off, for all dialogs. */
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
