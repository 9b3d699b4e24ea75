import type { StageItem } from '../ports.ts';
import { distanceTo, growTo, hitRect, isInside, type Point } from './geometry.ts';

/**
 * The item that a tap means: the topmost one whose hit box holds the point; where there is none, the nearest one whose hit box,
 * grown to `reach` stage units, does. So small things are easy to tap and never stand in the way of what lies beside them.
 */
export function findItemAt(items: readonly StageItem[], point: Point, reach: number): StageItem | undefined {
  return items.findLast((item) => isInside(hitRect(item), point)) ?? findNearestWithin(items, point, reach);
}

function findNearestWithin(items: readonly StageItem[], point: Point, reach: number): StageItem | undefined {
  let nearest: StageItem | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const rect = hitRect(item);
    const distance = distanceTo(rect, point);
    if (distance <= least && isInside(growTo(rect, reach), point)) {
      nearest = item;
      least = distance;
    }
  }
  return nearest;
}
