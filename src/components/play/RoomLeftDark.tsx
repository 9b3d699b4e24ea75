import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemRect } from '../../../core/room/geometry.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { useGameplay } from './gameContext.ts';
import { ROOM, ROOM_HEIGHT, RoomLeft } from './RoomLeft.tsx';

/** The room at night, as it was when the time was up, over the sheet that tells of it; where it is not known any more, `otherwise`. */
export function RoomLeftDark({ otherwise }: { otherwise: ReactNode }) {
  const background = useGameplay((s) => s.background);
  const items = useGameplay((s) => s.items);
  const itemOrder = useGameplay((s) => s.itemOrder);
  if (!background) return otherwise;
  const drawn = itemOrder.flatMap((id) => (items[id] && !items[id].spot ? items[id] : []));
  return (
    <RoomLeft aria-hidden>
      <Box
        position="absolute"
        width={ROOM}
        aspectRatio={16 / 9}
        style={{
          left: `min(0px, (100% - ${ROOM}) / 2)`,
          top: `min(0px, (100% - ${ROOM_HEIGHT}) * 0.7)`,
        }}
      >
        <ItemPicture uri={background.uri} position="absolute" inset="0" width="100%" height="100%" />
        {drawn.map((item) => {
          const { x, y, width, height } = itemRect(item);
          return (
            <ItemPicture
              key={item.id}
              uri={item.uri}
              position="absolute"
              style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
            />
          );
        })}
        <Box position="absolute" inset="0" bg="rgb(8 9 34 / 0.74)" />
        <Box
          position="absolute"
          insetY="0"
          insetInlineStart="22%"
          width="40%"
          transform="skewX(-24deg)"
          bg="linear-gradient(90deg, transparent, rgb(178 198 255 / 0.26) 45%, transparent)"
        />
      </Box>
    </RoomLeft>
  );
}
