import type { Frond } from './frond.ts';

const SHADE = '#2c6a48';
const DARK = '#3a8450';
const GREEN = '#4f9c4c';
const LIGHT = '#74b350';

/** Behind the pot's rim, the same in both states. */
export const BACK: readonly Frond[] = [
  { from: [170, 236], bend: [70, 120], to: [10, 150], width: 40, color: SHADE },
  { from: [230, 236], bend: [330, 120], to: [392, 148], width: 40, color: SHADE },
  { from: [188, 236], bend: [150, 60], to: [66, 34], width: 42, color: DARK },
  { from: [212, 236], bend: [252, 60], to: [336, 32], width: 42, color: DARK },
  { from: [200, 236], bend: [196, 70], to: [222, 2], width: 44, color: GREEN },
  { from: [176, 240], bend: [90, 160], to: [26, 246], width: 38, color: GREEN },
  { from: [224, 240], bend: [312, 160], to: [376, 244], width: 38, color: GREEN },
];

/** They hide the pot. */
export const FRONT_HANGING: readonly Frond[] = [
  { from: [178, 236], bend: [96, 196], to: [64, 340], width: 40, color: DARK },
  { from: [222, 236], bend: [304, 196], to: [338, 338], width: 40, color: DARK },
  { from: [186, 236], bend: [120, 206], to: [112, 384], width: 42, color: GREEN },
  { from: [214, 236], bend: [284, 206], to: [290, 380], width: 42, color: GREEN },
  { from: [192, 234], bend: [152, 196], to: [162, 396], width: 42, color: LIGHT },
  { from: [208, 234], bend: [246, 196], to: [240, 398], width: 42, color: LIGHT },
  { from: [200, 232], bend: [202, 180], to: [204, 350], width: 38, color: LIGHT },
];

/** Drawn aside and up. */
export const FRONT_PARTED: readonly Frond[] = [
  { from: [178, 236], bend: [84, 186], to: [30, 322], width: 38, color: DARK },
  { from: [222, 236], bend: [316, 186], to: [370, 320], width: 38, color: DARK },
  { from: [186, 236], bend: [90, 150], to: [4, 214], width: 42, color: GREEN },
  { from: [214, 236], bend: [310, 150], to: [396, 212], width: 42, color: GREEN },
  { from: [192, 234], bend: [130, 120], to: [44, 96], width: 44, color: LIGHT },
  { from: [208, 234], bend: [270, 120], to: [356, 94], width: 44, color: LIGHT },
  { from: [198, 232], bend: [180, 120], to: [150, 52], width: 42, color: LIGHT },
];
