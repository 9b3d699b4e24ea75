import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Reserves space for something not yet known to be shown, so that nothing below moves under a finger. */
export function PlaceKept({ children }: { children: ReactNode }) {
  return (
    <Box visibility="hidden" aria-hidden inert>
      {children}
    </Box>
  );
}
