import type { PercentRect } from '../../../core/room/geometry.ts';

/** Width by height, of the stage's own: narrower things are doors and cupboards. */
const UPRIGHT = 0.8;
/** Stage units of a percent. */
const UNIT = { x: 12.8, y: 7.2 } as const;

/**
 * Where the badge of a lock stands on an item, in percent of what is to be seen: in the middle of what is upright, as a keyhole
 * does, and at the right of what is wide, whose middle shows what is hidden in it.
 */
export function placeLock({ x, y, width, height }: PercentRect): { x: number; y: number } {
  const isUpright = (width * UNIT.x) / (height * UNIT.y) < UPRIGHT;
  const across = isUpright ? 0.5 : 0.84;
  return { x: x + width * across, y: y + height * (isUpright ? 0.56 : 0.62) };
}
