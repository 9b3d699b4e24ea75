import { hitRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { distanceTo, growTo, isInside, type StagePoint, type StagePointer, toStageRect } from './geometry.ts';

/** CSS pixels: a finger hits nothing smaller with certainty. */
const REACH = 44;

/**
 * The item that a tap or a drop means: the topmost one whose hit box holds the point; where there is none, the nearest one whose
 * hit box, grown to a finger's width, does. So small things are easy to hit and never stand in the way of what lies beside them.
 */
export function findItemAt<Item extends StageItem>(
  items: readonly Item[],
  { point, scale }: Pick<StagePointer, 'point' | 'scale'>,
): Item | undefined {
  const hit = items.findLast((item) => isInside(toStageRect(hitRect(item)), point));
  return hit ?? findNearestWithin(items, point, REACH / scale);
}

function findNearestWithin<Item extends StageItem>(
  items: readonly Item[],
  point: StagePoint,
  reach: number,
): Item | undefined {
  let nearest: Item | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const rect = toStageRect(hitRect(item));
    const distance = distanceTo(rect, point);
    if (distance <= least && isInside(growTo(rect, reach), point)) {
      nearest = item;
      least = distance;
    }
  }
  return nearest;
}
