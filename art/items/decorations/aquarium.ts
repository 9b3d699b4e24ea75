import { defineItem } from '../../defineItem.ts';
import { groundShadow } from '../../ink/light.ts';
import { openDoorShadow } from '../../kits/furniture/cabinet.ts';
import { turns } from '../../leaves.ts';
import { drawCabinet, drawHood } from './aquarium/cabinet.ts';
import { BEFORE, FISH, type Looks, swimming, WATER } from './aquarium/shape.ts';
import { drawTank } from './aquarium/tank.ts';

/**
 * A fish tank on its cabinet. Opened, its lamp is on, the clam at the bottom is open, and so are the
 * cabinet's doors.
 */
export const aquarium = defineItem<Looks>({
  id: 'aquarium',
  name: 'Aquarium',
  tag: 'Decorations',
  anchor: 'floor',
  size: [420, 470],
  margin: { top: 60, right: 46, bottom: 36, left: 40 },
  line: 6,
  seed: 402,
  stand: { width: 17, center: 24, foot: 80 },
  realSize: { height: 120 },
  wear: 'none',
  palettes: {
    walnut: {
      cabinet: '#7a4f38',
      trim: '#d9a441',
      water: '#4fa8c4',
      fish: ['#f08a3a', '#f2c33f', '#e0563f'],
    },
    white: { cabinet: '#dcd5c8', trim: '#aab2c0', water: '#4f9ae0', fish: ['#d94f8a', '#f2a03f', '#7a5ad0'] },
    black: { cabinet: '#4c4656', trim: '#8f97a8', water: '#3f7a9c', fish: ['#4fd0c0', '#f06a4a', '#f2e05a'] },
    jade: { cabinet: '#4a7a68', trim: '#d9b45a', water: '#4fb09a', fish: ['#f2703f', '#f4d35a', '#5a7ae0'] },
  },
  opens: true,
  opening: 'lights',
  leaves: [
    turns('left', [40, 304, 166, 138], [-32, 288, 82, 178]),
    turns('right', [214, 304, 166, 138], [370, 288, 92, 178]),
  ],
  isContainer: true,
  hitBox: [14, 6, 392, 464],
  holds: [196, 176, 108, 84],
  moves: (_, isLit) => [
    ...FISH.map(swimming),
    BEFORE,
    { type: 'rise', box: [78, 84, 26, 170], radius: 5, color: '#ffffff', count: 5, period: 3600 },
    { type: 'rise', box: [300, 90, 20, 150], radius: 4, color: '#ffffff', count: 3, period: 4300 },
    ...(isLit
      ? [{ type: 'float', box: WATER, radius: 20, color: '#d8fbff', count: 7, period: 14_000 } as const]
      : []),
  ],
  draw(ink, looks, isLit) {
    groundShadow(ink, 210, 464, 200, 16, 0.6);
    if (isLit) for (const cx of [14, 416]) openDoorShadow(ink, [cx, 468], 44);
    drawCabinet(ink, looks, isLit);
    drawTank(ink, looks, isLit);
    drawHood(ink, looks, isLit);
  },
});
