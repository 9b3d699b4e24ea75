import type { PercentRect } from '../../../core/room/geometry.ts';

/** Percent of the stage that a bubble needs beside a thing, and above or below it. */
const BESIDE = 30;
/** Smallest distance between the bubble's middle and the upper or lower edge, in percent of the stage. */
const EDGE = 16;

/**
 * The bubble's position: beside the things if there is space, else above or below them; in the middle without
 * any.
 */
export function placeBubble(around: readonly PercentRect[]): Readonly<Record<string, string>> {
  if (around.length === 0) return { left: '50%', top: '50%', translate: '-50% -50%' };
  const left = Math.min(...around.map(({ x }) => x));
  const right = Math.max(...around.map(({ x, width }) => x + width));
  const top = Math.min(...around.map(({ y }) => y));
  const bottom = Math.max(...around.map(({ y, height }) => y + height));
  const middle = within((top + bottom) / 2, EDGE, 100 - EDGE);
  const beside = { top: `${middle}%`, translate: '0 -50%' };
  if (100 - right >= BESIDE) return { ...beside, left: `calc(${right}% + 12px)` };
  if (left >= BESIDE) return { ...beside, right: `calc(${100 - left}% + 12px)` };
  const across = { left: '50%', translate: '-50% 0' };
  if (top >= 100 - bottom) return { ...across, bottom: `min(calc(${100 - top}% + 12px), 72%)` };
  return { ...across, top: `min(calc(${bottom}% + 12px), 72%)` };
}

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
