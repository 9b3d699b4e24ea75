import type { Box, Point } from '../../ink/path.ts';

/** Places in a box by parts of its width and height: a view is drawn once and fits every doorway. */
export function placesIn([x, y, w, h]: Box): (across: number, down: number) => Point {
  return (across, down) => [x + w * across, y + h * down];
}
