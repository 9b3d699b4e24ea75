import { chakra } from '@chakra-ui/react';
import { SIDEWAYS } from './TableFrame.tsx';

/** Of the whole room, of which a part is shown. */
export const ROOM = 'var(--room)';
export const ROOM_HEIGHT = `${ROOM} * 9 / 16`;

/** The room that was left, over the sheet that tells of it: as wide as that; its lower edge goes over into it. */
export const RoomLeft = chakra('div', {
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
