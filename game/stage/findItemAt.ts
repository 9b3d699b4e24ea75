import { hitRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import {
  distanceTo,
  distanceToEllipse,
  growTo,
  isInside,
  isInsideEllipse,
  type StagePoint,
  type StagePointer,
  type StageRect,
  toStageRect,
} from './geometry.ts';

/** CSS pixels: the smallest size that a finger hits reliably. */
const REACH = 44;

/**
 * Returns the item that a tap or drop hits: the topmost whose hit box, or ellipse for such a spot (N6),
 * contains the point; else the nearest whose hit box enlarged to a finger's width does. A finger on a large
 * item hits a small one in front of it within reach, which could not be hit otherwise. A mouse is exact.
 */
export function findItemAt<Item extends StageItem>(
  items: readonly Item[],
  { point, scale, isTouch = false }: Pick<StagePointer, 'point' | 'scale'> & Partial<StagePointer>,
): Item | undefined {
  const hit = items.findLast((item) => holds(item, toStageRect(hitRect(item)), point));
  const reach = REACH / scale;
  if (!hit) return findNearestWithin(items, point, reach);
  if (!isTouch || isSmall(hit, reach)) return hit;
  const before = items.slice(items.indexOf(hit) + 1).filter((item) => isSmall(item, reach));
  return findNearestWithin(before, point, reach) ?? hit;
}

/** Returns whether an item is narrower or lower than a finger. */
function isSmall(item: StageItem, reach: number): boolean {
  const { width, height } = toStageRect(hitRect(item));
  return Math.min(width, height) < reach;
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
    const distance = item.spot === 'ellipse' ? distanceToEllipse(rect, point) : distanceTo(rect, point);
    if (distance <= least && holds(item, growTo(rect, reach), point)) {
      nearest = item;
      least = distance;
    }
  }
  return nearest;
}

function holds({ spot }: StageItem, rect: StageRect, point: StagePoint): boolean {
  return spot === 'ellipse' ? isInsideEllipse(rect, point) : isInside(rect, point);
}
