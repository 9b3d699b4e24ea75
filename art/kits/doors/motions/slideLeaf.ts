import type { Ink } from '../../../ink/Ink.ts';
import type { Path, Point } from '../../../ink/path.ts';

/** A leaf moved as a whole behind the edges of its opening: aside (x) or up (y). One drawing serves both states. */
export function slideLeaf(ink: Ink, opening: Path, by: Point, drawLeaf: () => void): void {
  ink.clip(opening, () => ink.at(by, drawLeaf));
}
