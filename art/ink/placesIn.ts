import type { Box, Point } from './path.ts';

/** The point at parts (0 to 1) of a box's width and height. */
export type Places = (across: number, down: number) => Point;

/**
 * Returns points of a box by shares of its width and height, so that a view is drawn once and fits every
 * doorway.
 */
export function placesIn([x, y, w, h]: Box): Places {
  return (across, down) => [x + w * across, y + h * down];
}
