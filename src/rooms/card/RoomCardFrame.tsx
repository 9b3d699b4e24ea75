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
  /** Text on the plate that appears if the whole card is a link. */
  invitation?: ReactNode;
  children: ReactNode;
}

/** A room's card: the framed cover and further content below. */
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
