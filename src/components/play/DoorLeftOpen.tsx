import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemRect } from '../../../core/room/geometry.ts';
import { openedDoor } from '../../stores/gameplay/wayOut.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { useGameplay } from './gameContext.ts';
import { ROOM, ROOM_HEIGHT, RoomLeft } from './RoomLeft.tsx';

/** The room that was left, cut out round its open door, over the sheet that tells of it; where the door is not known any more, `otherwise`. */
export function DoorLeftOpen({ otherwise }: { otherwise: ReactNode }) {
  const door = useGameplay((s) => {
    const opened = openedDoor(s.lastEvents);
    return opened && s.items[opened];
  });
  const background = useGameplay((s) => s.background);
  if (!door || !background) return otherwise;
  const { x, y, width, height } = itemRect(door);
  const [across, down] = [x + width / 2, y + height / 2];
  return (
    <RoomLeft aria-hidden data-door-left-open="">
      <Box
        position="absolute"
        width={ROOM}
        aspectRatio={16 / 9}
        style={{
          left: `min(0px, max(100% - ${ROOM}, 50% - ${ROOM} * ${across / 100}))`,
          top: `min(0px, max(100% - ${ROOM_HEIGHT}, 50% - ${ROOM_HEIGHT} * ${down / 100}))`,
        }}
      >
        <ItemPicture uri={background.uri} position="absolute" inset="0" width="100%" height="100%" />
        <ItemPicture
          uri={door.uri}
          position="absolute"
          style={{ left: `${x}%`, top: `${y}%`, width: `${width}%`, height: `${height}%` }}
        />
        <Box
          position="absolute"
          inset="0"
          mixBlendMode="screen"
          style={{
            backgroundImage: `radial-gradient(ellipse 26% 46% at ${across}% ${down}%, rgb(255 226 160 / 0.5), transparent)`,
          }}
        />
      </Box>
    </RoomLeft>
  );
}
