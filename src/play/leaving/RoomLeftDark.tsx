import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { RoomLeft } from './RoomLeft.tsx';

/** The room at night, as it was when the time ran out; `otherwise` where it is no longer known. */
export function RoomLeftDark({ otherwise }: { otherwise: ReactNode }) {
  return (
    <RoomLeft thing={null} otherwise={otherwise}>
      <Box position="absolute" inset="0" bg="rgb(8 9 34 / 0.74)" />
      <Box
        position="absolute"
        insetY="0"
        insetInlineStart="22%"
        width="40%"
        transform="skewX(-24deg)"
        bg="linear-gradient(90deg, transparent, rgb(178 198 255 / 0.26) 45%, transparent)"
      />
    </RoomLeft>
  );
}
