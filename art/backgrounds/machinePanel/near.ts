import { curve } from '../../ink/path.ts';
import { rect } from '../../ink/shapes.ts';
import type { NearThing } from '../../kits/stage/nearThings.ts';

/** A pipe with a flange, and at the other side a cable that hangs in. */
export const near: readonly NearThing[] = [
  { color: '#a8704a', outline: rect(-30, -20, 70, 1140), marks: curve('M-4 -20L-4 1100') },
  { color: '#a8704a', outline: rect(-30, 250, 88, 34, 6) },
  { color: '#a8704a', outline: rect(-30, 290, 88, 34, 6) },
  { color: '#5a5464', outline: curve('M1960 640Q1846 800 1862 1110'), width: 34 },
  { color: '#5a5464', outline: curve('M1970 800Q1902 920 1914 1110'), width: 30 },
];
