import { hitRect, itemRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { type StageRect, toStageRect } from '../stage/geometry.ts';
import type { Neighbour, Shelf } from './snapping/guide.ts';

/**
 * Returns the visible part of an item's closed picture. The picture has margins for doors that open and light
 * that falls.
 */
export function frameOf(item: StageItem): StageRect {
  return toStageRect(hitRect(item));
}

/** Returns an item as a target for snapping. */
export function neighbourOf(item: StageItem): Neighbour {
  return { ...frameOf(item), id: item.id, tops: shelvesOf(item) };
}

function shelvesOf(item: StageItem): readonly Shelf[] {
  if (!item.tops) return [];
  const picture = toStageRect(itemRect(item));
  return item.tops.map(({ x, y, width }) => ({
    y: picture.y + (picture.height * y) / 100,
    from: picture.x + (picture.width * x) / 100,
    to: picture.x + (picture.width * (x + width)) / 100,
  }));
}

/** Returns the smallest rectangle around all. @throws if there are none */
export function boundsOf(rects: readonly StageRect[]): StageRect {
  if (rects.length === 0) throw new Error('There are no bounds of nothing.');
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
