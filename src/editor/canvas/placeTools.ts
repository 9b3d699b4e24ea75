import type { CSSProperties } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';

/** Percent of the stage's height that the tools need above a selection; otherwise they stand below. */
const ROOM_ABOVE = 12;

/** Pixels from the middle of a small thing to the outside of its handles. */
const HANDLES = 42;

/** The bounding box of the selection, in percent of the visible part. */
function around(rects: readonly PercentRect[]) {
  return {
    top: Math.min(...rects.map(({ y }) => y)),
    bottom: Math.max(...rects.map(({ y, height }) => y + height)),
    left: Math.min(...rects.map(({ x }) => x)),
    right: Math.max(...rects.map(({ x, width }) => x + width)),
  };
}

/**
 * Places the tools twelve pixels above the selection and clear of its handles; below it at the stage's top,
 * or beside it if it is as high as the stage; always within the stage.
 */
export function placeTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom, left, right } = around(rects);
  const middle = Math.min(Math.max((left + right) / 2, 0), 100);
  // The nearer to a side, the less of it stands on that side.
  const across = { left: `${middle}%`, translate: `-${middle}%` };
  const height = (top + bottom) / 2;
  if (top > ROOM_ABOVE) {
    const above = `max(calc(${100 - top}% + 12px), calc(${100 - height}% + ${HANDLES}px))`;
    return { ...across, bottom: `min(${above}, calc(100% - 3rem))` };
  }
  if (bottom > 100 - ROOM_ABOVE)
    return middle < 50
      ? { top: '12px', left: `min(calc(${right}% + 12px), 50%)` }
      : { top: '12px', right: `min(calc(${100 - left}% + 12px), 50%)` };
  const below = `max(calc(${bottom}% + 12px), calc(${height}% + ${HANDLES}px))`;
  return { ...across, top: `min(${below}, calc(100% - 3rem))` };
}

/** On phones: at the edge farthest from the selection. */
export function dockTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom } = around(rects);
  const edge = top + bottom > 100 ? { top: '0' } : { bottom: '0' };
  return { ...edge, left: '50%', translate: '-50%' };
}

/** Folded: in the corner farthest from the selection. */
export function tuckTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom, left, right } = around(rects);
  const side = left + right > 100 ? { left: '4px' } : { right: '4px' };
  return top + bottom > 100 ? { ...side, top: '4px' } : { ...side, bottom: '4px' };
}
