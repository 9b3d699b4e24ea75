import { overlaps, type PercentRect } from '../../room/geometry.ts';
import { CoverCount } from './CoverCount.ts';

const WHOLE_STAGE: PercentRect = { x: 0, y: 0, width: 100, height: 100 };
/** Percent of the stage: the smallest gap that counts. Smaller ones come from rounding. */
export const SLIVER = 0.01;
/** The share of an area that may be lost by rounding, since it is a sum of many. */
const ROUNDING = 1e-9;

/** Returns the part of a rectangle that is on the stage. */
export function clipToStage(rect: PercentRect): PercentRect {
  if (areaOf(rect) > 0 && holds(WHOLE_STAGE, rect, 0)) return rect;
  return intersect(rect, WHOLE_STAGE) ?? { ...rect, width: 0, height: 0 };
}

/** Returns whether covers leave a spot of a rectangle to click. */
export function hasSpot(rect: PercentRect, covers: readonly PercentRect[]): boolean {
  return findSpot(rect, covers).isLeft;
}

/**
 * Searches for a spot that covers leave of a rectangle: a square with SLIVER sides. A rectangle without
 * covers counts as a spot, however small.
 */
export function findSpot(
  rect: PercentRect,
  covers: readonly PercentRect[],
): { isLeft: boolean; looks: number } {
  if (covers.length === 0) return { isLeft: true, looks: 0 };
  // The possible centres of such a square.
  const middles = widen(rect, -SLIVER / 2);
  if (middles.width <= 0 || middles.height <= 0) return { isLeft: false, looks: 0 };
  const { area, looks } = coverOf(middles, covers, SLIVER / 2);
  return { isLeft: area < areaOf(middles) * (1 - ROUNDING), looks };
}

/** Returns whether one cover alone leaves no spot of a rectangle. */
export function isCoveredBy(rect: PercentRect, cover: PercentRect): boolean {
  return rect.width <= SLIVER || rect.height <= SLIVER || holds(cover, rect, SLIVER);
}

/** The area of a rectangle that others cover. */
interface CoveredArea {
  area: number;
  /** Number of examined parts of covers: a small multiple of n log n for n covers (S5). */
  looks: number;
}

/**
 * Sweeps over a rectangle from left to right, adding and removing covers; stops early if one cover contains
 * all of it.
 *
 * @param margin distance that each cover extends beyond its edges
 */
export function coverOf(rect: PercentRect, covers: readonly PercentRect[], margin = 0): CoveredArea {
  const holder = covers.findIndex((cover) => holds(cover, rect, margin));
  if (holder >= 0) return { area: areaOf(rect), looks: holder + 1 };
  const parts: PercentRect[] = [];
  const heights: number[] = [];
  for (const cover of covers) {
    const part = intersect(rect, margin === 0 ? cover : widen(cover, margin));
    if (part === null) continue;
    parts.push(part);
    heights.push(part.y, part.y + part.height);
  }
  const column = new CoverCount(heights);
  const ends = [...parts].sort((one, other) => rightOf(one) - rightOf(other));
  parts.sort((one, other) => one.x - other.x);
  let area = 0;
  let before = rect.x;
  let begun = 0;
  for (const end of ends) {
    // Every cover begins before it ends, so all have begun when the last one ends.
    for (let part = parts[begun]; part && part.x <= rightOf(end); part = parts[++begun]) {
      area += column.covered * (part.x - before);
      before = part.x;
      column.change(part.y, part.y + part.height, 1);
    }
    area += column.covered * (rightOf(end) - before);
    before = rightOf(end);
    column.change(end.y, end.y + end.height, -1);
  }
  return { area, looks: covers.length + 2 * parts.length + column.looks };
}

function holds(outer: PercentRect, inner: PercentRect, margin: number): boolean {
  return (
    outer.x - margin <= inner.x &&
    outer.y - margin <= inner.y &&
    outer.x + outer.width + margin >= inner.x + inner.width &&
    outer.y + outer.height + margin >= inner.y + inner.height
  );
}

/** Returns a rectangle with its edges moved outwards. */
function widen({ x, y, width, height }: PercentRect, by: number): PercentRect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

function intersect(one: PercentRect, other: PercentRect): PercentRect | null {
  if (!overlaps(one, other)) return null;
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return { x, y, width, height };
}

function rightOf({ x, width }: PercentRect): number {
  return x + width;
}

function areaOf({ width, height }: PercentRect): number {
  return width * height;
}
