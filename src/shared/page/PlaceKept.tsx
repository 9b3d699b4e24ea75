import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';

/** Takes the place of what is not known to be shown yet: what stands below would give way under the finger on its way to it. */
export function PlaceKept({ children }: { children: ReactNode }) {
  return (
    <Box visibility="hidden" aria-hidden inert>
      {children}
    </Box>
  );
}
