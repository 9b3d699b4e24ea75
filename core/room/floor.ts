import { hitRect } from './geometry.ts';

/** R3: where wall and floor meet, in percent of the stage's height. */
export const FLOOR_LINE = 74;

/**
 * Returns whether the visible part of an item stands on the floor: its lower edge is below the floor line.
 */
export function isOnFloor(item: Parameters<typeof hitRect>[0]): boolean {
  const { y, height } = hitRect(item);
  return y + height > FLOOR_LINE;
}
