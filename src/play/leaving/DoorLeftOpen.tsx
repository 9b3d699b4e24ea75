import { Box } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemRect } from '../../../core/room/geometry.ts';
import { openedDoor } from '../session/exit.ts';
import { useGameplay } from '../table/gameContext.ts';
import { RoomLeft } from './RoomLeft.tsx';

/** The room around its open door, after the escape; `otherwise` where the door is unknown. */
export function DoorLeftOpen({ otherwise }: { otherwise: ReactNode }) {
  const door = useGameplay((s) => {
    const opened = openedDoor(s.lastEvents);
    return opened && s.items[opened];
  });
  if (!door) return otherwise;
  const place = itemRect(door);
  const at = `${place.x + place.width / 2}% ${place.y + place.height / 2}%`;
  return (
    <RoomLeft thing={place} otherwise={otherwise}>
      <Box
        position="absolute"
        inset="0"
        mixBlendMode="screen"
        style={{
          backgroundImage: `radial-gradient(ellipse 26% 46% at ${at}, rgb(255 226 160 / 0.5), transparent)`,
        }}
      />
    </RoomLeft>
  );
}
