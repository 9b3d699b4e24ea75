import { defineItem } from '../../defineItem.ts';
import { castShadow } from '../../ink/light.ts';
import { oval } from '../../ink/shapes.ts';
import { turns } from '../../leaves.ts';
import { GOLD, SILVER } from '../../matter/palette.ts';
import { glinting } from '../../moving.ts';
import { drawMirrorFront } from './mirror/mirrorFront.ts';
import { drawOpenedMirror } from './mirror/openedMirror.ts';
import { CENTER, type Looks, OUTER } from './mirror/shape.ts';

/** A mirror on a hinge. Opened, it is swung aside and shows a niche in the wall. */
export const mirror = defineItem<Looks>({
  id: 'mirror',
  name: 'Mirror',
  tag: 'Decorations',
  anchor: 'wall',
  size: [280, 380],
  margin: { top: 26, right: 48, bottom: 48, left: 126 },
  line: 6,
  seed: 83,
  stand: { width: 15, center: 28.5, foot: 57 },
  realSize: { height: 95 },
  palettes: {
    gilt: {
      frame: GOLD,
      glass: '#a8cfdc',
      jewel: '#c23f4c',
      niche: '#6a4a3c',
      light: '#ffd27a',
      mark: 'sun',
    },
    silver: {
      frame: SILVER,
      glass: '#9fb8d8',
      jewel: '#3f6fb8',
      niche: '#4a4a64',
      light: '#9fd0ff',
      mark: 'moon',
    },
    rose: {
      frame: '#c9786a',
      glass: '#d8c4d4',
      jewel: '#3f8f7a',
      niche: '#5f3f54',
      light: '#ffb0a0',
      mark: 'flame',
    },
    ebony: {
      frame: '#4a4256',
      glass: '#8fb0ac',
      jewel: '#d9a441',
      niche: '#3f4a44',
      light: '#9ff0b8',
      mark: 'drop',
    },
  },
  opens: true,
  opening: 'aside',
  lockMaterial: 'wood',
  isContainer: true,
  holds: [70, 110, 130, 180],
  leaves: [turns('left', [0, -6, 268, 398], [-134, -26, 150, 440])],
  moves: (_, isOpened) =>
    isOpened
      ? []
      : [
          glinting([
            [98, 112],
            [166, 246],
            [122, 300],
          ]),
        ],
  draw(ink, palette, isOpened) {
    if (isOpened) {
      drawOpenedMirror(ink, palette);
      return;
    }
    castShadow(ink, oval(...CENTER, ...OUTER), { dx: 10, dy: 15, blur: 13, opacity: 0.45 });
    drawMirrorFront(ink, palette);
  },
});
