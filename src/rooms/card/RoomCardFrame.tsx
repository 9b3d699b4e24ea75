import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { CoverFrame } from '../../../core/catalogue/coverFrames.ts';
import { FramedPicture } from '../../shared/kit/FramedPicture.tsx';

interface RoomCardFrameProps {
  cover: ReactNode;
  frame?: CoverFrame | null;
  /** On the plaque below the cover. */
  plaque?: ReactNode;
  /** On the frame's corner. */
  corner?: ReactNode;
  /** Words on the plate that appears where the card as a whole is a link. */
  invitation?: ReactNode;
  children: ReactNode;
}

/** A room on the wall: its cover in a frame, and what is to be said of it below. */
export function RoomCardFrame({
  cover,
  frame = null,
  plaque,
  corner,
  invitation,
  children,
}: RoomCardFrameProps) {
  return (
    <Box
      as="article"
      className="group"
      position="relative"
      display="flex"
      flexDirection="column"
      height="100%"
    >
      <FramedPicture frame={frame} plaque={plaque} corner={corner} invitation={invitation}>
        {cover}
      </FramedPicture>
      <Box flex="1" display="flex" flexDirection="column" px="1.5" pt={plaque === undefined ? '4' : '7'}>
        {children}
      </Box>
    </Box>
  );
}
