import type { PercentRect } from '../../../core/room/geometry.ts';

/** Width divided by height. A thing below this counts as upright, like a door or a cupboard. */
const UPRIGHT = 0.8;
/** Stage units of a percent. */
const UNIT = { x: 12.8, y: 7.2 } as const;

/**
 * The position of a lock's badge, in percent of the visible part: in the middle of upright things, like a
 * keyhole, and at the right of wide ones, whose middle shows hidden things.
 */
export function placeLock({ x, y, width, height }: PercentRect): { x: number; y: number } {
  const isUpright = (width * UNIT.x) / (height * UNIT.y) < UPRIGHT;
  const across = isUpright ? 0.5 : 0.84;
  return { x: x + width * across, y: y + height * (isUpright ? 0.56 : 0.62) };
}
