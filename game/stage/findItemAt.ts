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

/** CSS pixels: a finger hits nothing smaller with certainty. */
const REACH = 44;

/**
 * The item that a tap or a drop means: the topmost one whose hit box holds the point, or whose ellipse where it is a spot of
 * that shape (N6); where there is none, the nearest one whose hit box, grown to a finger's width, does. A finger that hits
 * something large means the nearest small thing in front of it within its reach: that could not be hit otherwise. A mouse is exact.
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

/** Narrower or lower than a finger. */
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
