import { overlaps, type PercentRect } from '../../room/geometry.ts';
import { CoverCount } from './CoverCount.ts';

const WHOLE_STAGE: PercentRect = { x: 0, y: 0, width: 100, height: 100 };
/** Percent of the stage: two edges that only rounding keeps apart leave nothing to click between them. */
const SLIVER = 0.01;
/** An area is the sum of many: this share of it may be lost by rounding. */
const ROUNDING = 1e-9;

/** The part of a rectangle that lies on the stage. */
export function clipToStage(rect: PercentRect): PercentRect {
  return intersect(rect, WHOLE_STAGE) ?? { ...rect, width: 0, height: 0 };
}

/**
 * Whether others leave a spot of a rectangle to click: a square of a SLIVER's side. All of it counts as one where
 * nothing lies over it, however small it is.
 */
export function hasSpot(rect: PercentRect, covers: readonly PercentRect[]): boolean {
  if (covers.length === 0) return true;
  // Where the middle of such a square may lie.
  const middles = widen(rect, -SLIVER / 2);
  if (middles.width <= 0 || middles.height <= 0) return false;
  const { area } = coverOf(
    middles,
    covers.map((cover) => widen(cover, SLIVER / 2)),
  );
  return area < areaOf(middles) * (1 - ROUNDING);
}

/** The share of a rectangle that others cover, 0 to 1. */
export function coveredShare(rect: PercentRect, covers: readonly PercentRect[]): number {
  const whole = areaOf(rect);
  return whole === 0 ? 0 : coverOf(rect, covers).area / whole;
}

/** What others cover of a rectangle. */
interface CoveredArea {
  area: number;
  /** Looks at a part of a cover: a small multiple of the covers, times the logarithm of their number (S5). */
  steps: number;
}

/** Sweeps from left to right over a rectangle, with the covers that begin and end on the way; one that holds all of it is enough. */
export function coverOf(rect: PercentRect, covers: readonly PercentRect[]): CoveredArea {
  if (covers.some((cover) => holds(cover, rect))) return { area: areaOf(rect), steps: covers.length };
  const parts = covers.flatMap((cover) => intersect(rect, cover) ?? []);
  const edges = parts.flatMap((part) => [
    { x: part.x, part, by: 1 as const },
    { x: part.x + part.width, part, by: -1 as const },
  ]);
  edges.sort((one, other) => one.x - other.x);
  const column = new CoverCount(parts.flatMap(({ y, height }) => [y, y + height]));
  let area = 0;
  let before = rect.x;
  for (const { x, part, by } of edges) {
    area += column.covered * (x - before);
    before = x;
    column.change(part.y, part.y + part.height, by);
  }
  return { area, steps: edges.length + column.steps };
}

function holds(outer: PercentRect, inner: PercentRect): boolean {
  return (
    outer.x <= inner.x &&
    outer.y <= inner.y &&
    outer.x + outer.width >= inner.x + inner.width &&
    outer.y + outer.height >= inner.y + inner.height
  );
}

/** A rectangle with its edges so far outside of where they were. */
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

function areaOf({ width, height }: PercentRect): number {
  return width * height;
}
