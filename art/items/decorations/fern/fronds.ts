import type { Frond } from './frond.ts';

const SHADE = '#2f6e50';
const MIDDLE = '#459450';
const LIGHT = '#86c04e';

/** The fronds behind the others, in the shade, the same in both states. */
export const BACK: readonly Frond[] = [
  { from: [188, 240], bend: [160, 70], to: [82, 18], width: 46, pairs: 10, color: SHADE },
  { from: [212, 240], bend: [240, 70], to: [312, 24], width: 48, pairs: 10, color: SHADE },
  { from: [222, 240], bend: [312, 110], to: [400, 150], width: 42, pairs: 10, color: SHADE },
];

/** An upright frond, and the two longest ones, which hang down beside the pot. */
export const MIDDLE_FRONDS: readonly Frond[] = [
  { from: [202, 240], bend: [186, 90], to: [212, 0], width: 46, pairs: 11, color: MIDDLE },
  { from: [184, 240], bend: [70, 84], to: [14, 222], width: 46, pairs: 11, color: MIDDLE },
  { from: [216, 240], bend: [346, 96], to: [372, 262], width: 44, pairs: 10, color: MIDDLE },
];

const RISING: Frond = {
  from: [210, 238],
  bend: [256, 120],
  to: [340, 92],
  width: 44,
  pairs: 10,
  color: LIGHT,
};

/** The fronds in the light; one hangs over the rim. */
export const FRONT_HANGING: readonly Frond[] = [
  RISING,
  { from: [194, 238], bend: [84, 104], to: [64, 298], width: 40, pairs: 10, color: LIGHT },
];

/** The same fronds drawn aside and up. */
export const FRONT_PARTED: readonly Frond[] = [
  RISING,
  { from: [194, 238], bend: [140, 90], to: [40, 92], width: 46, pairs: 11, color: LIGHT },
];
