import type { Ink } from '../../../ink/Ink.ts';
import type { Box, Path } from '../../../ink/path.ts';

interface SlidingLeaf {
  /** The opening whose edges hide the leaf. */
  opening: Path;
  /** The box of the closed leaf. */
  box: Box;
  /** The distance that the leaf has moved: aside (x) or up (y). */
  by: readonly [x: number, y: number];
}

/** A leaf moved as a whole behind the edges of its opening. One drawing serves both states. */
export function slideLeaf(ink: Ink, { opening, box, by: [x, y] }: SlidingLeaf, drawLeaf: () => void): void {
  if (x !== 0 || y !== 0) ink.tellLeaf({ type: 'slide', opening, box, by: [x, y] });
  ink.clip(opening, () => ink.at([x, y], () => ink.leaf(drawLeaf)));
}

/** The half of a doorway that one of two leaves fills. */
export function halfOf([x, y, w, h]: Box, side: 'left' | 'right'): Box {
  return [side === 'left' ? x : x + w / 2, y, w / 2, h];
}
