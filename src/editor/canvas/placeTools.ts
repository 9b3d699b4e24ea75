import type { CSSProperties } from 'react';
import type { PercentRect } from '../../../core/room/geometry.ts';

/** Percent of the stage's height above a selection that the tools take: where there is less, they stand below it. */
const ROOM_ABOVE = 12;

/** How far from the middle of something small its handles and a little air reach, in pixels. */
const HANDLES = 42;

/** All that is selected, in percent of what is to be seen of the stage. */
function around(rects: readonly PercentRect[]) {
  return {
    top: Math.min(...rects.map(({ y }) => y)),
    bottom: Math.max(...rects.map(({ y, height }) => y + height)),
    left: Math.min(...rects.map(({ x }) => x)),
    right: Math.max(...rects.map(({ x, width }) => x + width)),
  };
}

/**
 * Twelve pixels above the selection and clear of its handles, which stand outside of what is small, or below it at the stage's
 * top, or beside what is as high as the stage; never beyond its sides, nor its foot.
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

/** On phones, at the edge that is farthest from what is selected. */
export function dockTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom } = around(rects);
  const edge = top + bottom > 100 ? { top: '0' } : { bottom: '0' };
  return { ...edge, left: '50%', translate: '-50%' };
}

/** Folded up, in the corner that is farthest from it. */
export function tuckTools(rects: readonly PercentRect[]): CSSProperties {
  const { top, bottom, left, right } = around(rects);
  const side = left + right > 100 ? { left: '4px' } : { right: '4px' };
  return top + bottom > 100 ? { ...side, top: '4px' } : { ...side, bottom: '4px' };
}
