import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { itemRect } from '../../../core/room/geometry.ts';
import { openedDoor } from '../../stores/gameplay/wayOut.ts';
import { ItemPicture } from '../pictures/ItemPicture.tsx';
import { useGameplay } from './gameContext.ts';
import { SIDEWAYS } from './TableFrame.tsx';

/** Of the whole room, whose part round the door is shown. */
const ROOM = 'var(--room)';
const ROOM_HEIGHT = `${ROOM} * 9 / 16`;

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
    <View aria-hidden data-door-left-open="">
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
    </View>
  );
}

/** As wide as the sheet; its lower edge goes over into it. */
const View = chakra('div', {
  base: {
    '--room': { base: '36rem', md: '50rem' },
    position: 'relative',
    height: { base: '12rem', md: '16rem' },
    marginX: { base: '-5', md: '-9' },
    marginTop: { base: '-5', md: '-9' },
    marginBottom: '-3',
    overflow: 'hidden',
    maskImage: 'linear-gradient(180deg, #000 72%, transparent)',
    animationName: 'fade-in',
    animationDuration: '700ms',
    // No taller than the sign that stood here: the buttons stay on the screen.
    [SIDEWAYS]: { '--room': '44rem', height: '5.25rem' },
  },
});
