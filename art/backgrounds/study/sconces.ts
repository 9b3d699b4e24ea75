import type { Point } from '../../ink/path.ts';

/** The positions of the wall lamps, beside the arch and above eye level. */
export const SCONCES: readonly Point[] = [
  [714, 396],
  [1302, 396],
];
