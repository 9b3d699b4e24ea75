import { defineItem } from '../../defineItem.ts';
import { castShadow } from '../../ink/light.ts';
import { oval } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { BEFORE, drawFace, TICKING } from './wallClock/face.ts';
import { CENTER, type Looks } from './wallClock/shape.ts';
import { drawWorks } from './wallClock/works.ts';

/**
 * A round wall clock with a moving second hand. Opened, it is swung aside and shows its works and a niche.
 */
export const wallClock = defineItem<Looks>({
  id: 'wall-clock',
  name: 'Wall clock',
  tag: 'Decorations',
  anchor: 'wall',
  size: [320, 320],
  margin: { top: 26, right: 44, bottom: 46, left: 156 },
  line: 6.5,
  seed: 401,
  stand: { width: 12, center: 29, foot: 40 },
  realSize: { height: 42 },
  palettes: {
    oak: {
      rim: '#a8743c',
      face: '#f6e8cc',
      hands: '#2a1c22',
      second: '#c2413a',
      light: '#ffd27a',
      sign: 'sun',
    },
    red: {
      rim: '#c23f3c',
      face: '#fbf4e6',
      hands: '#2b2430',
      second: '#3a6ea8',
      light: '#ffcf8a',
      sign: 'star',
    },
    brass: {
      rim: '#d9a441',
      face: '#33405a',
      hands: '#f4dfa4',
      second: '#ff9a5a',
      light: '#9fd8ff',
      sign: 'moon',
    },
    mint: {
      rim: '#5fa890',
      face: '#f4efe0',
      hands: '#2f4448',
      second: '#e0783a',
      light: '#b8ffd0',
      sign: 'tree',
    },
  },
  opens: true,
  opening: 'swings',
  lockMaterial: 'wood',
  leaves: [turns('left', [-2, -2, 320, 320], [-152, -18, 174, 366])],
  isContainer: true,
  isLockable: true,
  holds: [168, 150, 104, 104],
  moves: (_, isOpened) => (isOpened ? [] : [TICKING, BEFORE]),
  draw(ink, looks, isOpened) {
    if (isOpened) {
      drawWorks(ink, looks);
      return;
    }
    castShadow(ink, oval(...CENTER, 156), { dx: 9, dy: 14, blur: 11, opacity: 0.45 });
    drawFace(ink, looks);
  },
});
