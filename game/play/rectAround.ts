import { hitRect, type PercentRect } from '../../core/room/geometry.ts';
import type { StageItem } from '../ports.ts';

/** Percent of the stage beside the outermost things. */
const MARGIN = 3;

/** The rectangle around the things of a scene, with a margin, within the stage; the whole stage where there are none. */
export function rectAround(items: readonly StageItem[]): PercentRect {
  if (items.length === 0) return { x: 0, y: 0, width: 100, height: 100 };
  const rects = items.map(hitRect);
  const left = Math.max(0, Math.min(...rects.map(({ x }) => x)) - MARGIN);
  const top = Math.max(0, Math.min(...rects.map(({ y }) => y)) - MARGIN);
  const right = Math.min(100, Math.max(...rects.map(({ x, width }) => x + width)) + MARGIN);
  const bottom = Math.min(100, Math.max(...rects.map(({ y, height }) => y + height)) + MARGIN);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
