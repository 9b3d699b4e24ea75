import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';
import { leafInward } from '../door.ts';

export type LeafSide = 'left' | 'right';

interface DoubleLeaf {
  /** The box of both leaves together. */
  box: Box;
  opening: Path;
  /** Degrees when opened. */
  angle?: number;
}

/** Two hinged leaves that meet in the middle; opened they swing away from the viewer. */
export function doubleLeaf(
  ink: Ink,
  isOpened: boolean,
  { box: [x, y, w, h], opening, angle = 64 }: DoubleLeaf,
  drawLeaf: (box: Box, side: LeafSide) => void,
): void {
  for (const side of ['left', 'right'] as const) {
    const box: Box = [side === 'left' ? x : x + w / 2, y, w / 2, h];
    leafInward(ink, isOpened, { box, opening, hingeSide: side, angle }, () => drawLeaf(box, side));
  }
}
