import { Box, chakra } from '@chakra-ui/react';
import type { TrialRoom } from '../../../shared/scene/useTrialRooms.ts';
import type { BenchWork } from '../../store/benchWork.ts';
import { standFor } from '../../studio/standFor.ts';
import { inventoryText } from '../../text/inventory.ts';
import { PixelCanvas } from '../PixelCanvas.tsx';
import type { MadePicture } from '../useMadePicture.ts';

interface RoomPreviewProps {
  room: TrialRoom;
  work: BenchWork;
  made: MadePicture;
}

/** A room of the library with the thing in it, in its size, position and light. */
export function RoomPreview({ room, work, made }: RoomPreviewProps) {
  return (
    <TrialFrame role="img" aria-label={inventoryText.bench.rooms.picture(room.name)}>
      <img src={room.uri} alt="" decoding="async" />
      <Thing work={work} made={made} ambient={room.ambient} />
    </TrialFrame>
  );
}

function Thing({ work, made, ambient }: Omit<RoomPreviewProps, 'room'> & { ambient: string }) {
  const { anchor, width } = work.facts;
  if (made.whole) {
    const aspect = made.whole.height / made.whole.width;
    return (
      <Box position="absolute" style={placeOf(anchor, width, aspect)}>
        <PixelCanvas pixels={made.whole} ambient={ambient} w="full" h="auto" display="block" />
      </Box>
    );
  }
  if (made.keptUri === null || work.upload?.kind !== 'item') return null;
  return <chakra.img src={made.keptUri} alt="" style={placeOf(anchor, width, work.upload.entry.aspect)} />;
}

function placeOf(anchor: BenchWork['facts']['anchor'], width: number, aspect: number) {
  const { x, y } = standFor(anchor, width, aspect);
  return { left: `${x}%`, top: `${y}%`, width: `${width}%`, height: 'auto' };
}

export const TrialFrame = chakra('div', {
  base: {
    position: 'relative',
    aspectRatio: '16 / 9',
    overflow: 'hidden',
    borderRadius: '4px',
    border: '2px solid {colors.ink}',
    boxShadow: '0 0 0 2px {colors.brass.600}',
    bg: 'bg.deep',
    '& > img': { position: 'absolute', inset: '0', width: 'full', height: 'full', objectFit: 'cover' },
  },
});
