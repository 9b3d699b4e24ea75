import type { Point } from '../../ink/path.ts';

/** Beside the arch, above eye level: what hangs on the wall keeps its place. */
export const SCONCES: readonly Point[] = [
  [714, 396],
  [1302, 396],
];
