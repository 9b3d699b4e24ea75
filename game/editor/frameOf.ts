import { hitRect, itemRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';
import { type StageRect, toStageRect } from '../stage/geometry.ts';
import type { Neighbour, Shelf } from './snapping/guide.ts';

/**
 * What is to be seen of an item: the drawn part of its picture as it is at first. The picture itself has room around it, for
 * doors that open and light that falls.
 */
export function frameOf(item: StageItem): StageRect {
  return toStageRect(hitRect(item));
}

/** What others may come in line with. */
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

/** The least rectangle that holds all of these. @throws where there are none */
export function boundsOf(rects: readonly StageRect[]): StageRect {
  if (rects.length === 0) throw new Error('There are no bounds of nothing.');
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}
