import type { PercentRect } from '../../room/geometry.ts';
import { countLooks } from '../../util/looks.ts';
import type { Layer } from './layOut.ts';
import { PointGrid } from './PointGrid.ts';
import { coverOf, findSpot, isCoveredBy, SLIVER } from './rects.ts';

/**
 * Steps that one search may go along the edges of covers: many times what rooms take that are not made for it, and few
 * enough where 300 things cover one another in every way (S5).
 */
export const MOST_EDGE_STEPS = 40_000;

/**
 * Tells of layer after layer what others leave of it, in bounded work for all of them (S5). It looks at points spread
 * evenly over a layer first: one that lies free is a spot. Where none does, it goes along the edges of the covers. Once it
 * has gone as far as it may, the points alone decide: a layer with none of them free counts as buried.
 */
export class SpotSearch {
  #pointSteps = 0;
  #edgeSteps = 0;

  /** Looks at a cover, at a part of one or at a row of points. */
  get steps(): number {
    return this.#pointSteps + this.#edgeSteps;
  }

  /** Whether what lies over a layer leaves no spot of it to click. */
  isBuried(layer: Layer, covers: readonly Layer[]): boolean {
    if (covers.length === 0 || this.#hasFreePoint(layer, covers)) return false;
    if (covers.some((cover) => this.#isHeld(layer, cover))) return true;
    if (this.#isSpent) return true;
    const parts = partsOf(covers, 'around');
    return !layer.inside.some((rect) => {
      const { isLeft, steps } = findSpot(rect, parts);
      this.#countEdges(steps);
      return isLeft;
    });
  }

  /**
   * How many of what can be lifted off, given back to front, have to be, from above, until a point of a layer lies beside
   * the rest and what stays; undefined where it is buried under what stays alone.
   */
  countToLift(layer: Layer, { stays, lifts }: { stays: readonly Layer[]; lifts: readonly Layer[] }) {
    if (this.isBuried(layer, stays)) return undefined;
    const free = pointsOf(layer);
    for (const cover of stays) this.#cover(free, cover);
    const last = lifts.findIndex((cover) => this.#cover(free, cover).isEmpty);
    this.#countPoints(free.steps);
    return last < 0 ? 0 : lifts.length - last;
  }

  /** Whether others cover more than a share (0 to 1) of a layer's rectangle. */
  isCovered({ rect }: Layer, covers: readonly Layer[], share: number): boolean {
    const whole = rect.width * rect.height;
    if (whole === 0 || covers.length === 0) return false;
    if (this.#isSpent) return this.#hasPointsCovered(rect, covers, share);
    const { area, steps } = coverOf(rect, partsOf(covers, 'inside'));
    this.#countEdges(steps);
    return area / whole > share;
  }

  /** Whether one cover alone leaves no spot of a layer. */
  #isHeld({ inside }: Layer, { around }: Layer): boolean {
    this.#countPoints(around.length);
    return inside.every((rect) => around.some((part) => isCoveredBy(rect, part)));
  }

  #countPoints(steps: number): void {
    this.#pointSteps += steps;
    countLooks(steps);
  }

  #countEdges(steps: number): void {
    this.#edgeSteps += steps;
    countLooks(steps);
  }

  get #isSpent(): boolean {
    return this.#edgeSteps > MOST_EDGE_STEPS;
  }

  #hasFreePoint(layer: Layer, covers: readonly Layer[]): boolean {
    const free = pointsOf(layer);
    const isFree = covers.every((cover) => !this.#cover(free, cover).isEmpty);
    this.#countPoints(free.steps);
    return isFree;
  }

  #cover(points: PointGrid, { around }: Layer): PointGrid {
    for (const part of around) points.clear(part, SLIVER / 2);
    return points;
  }

  #hasPointsCovered(rect: PercentRect, covers: readonly Layer[], share: number): boolean {
    const covered = new PointGrid(rect);
    const isCovered = covers.some(({ inside }) => {
      for (const part of inside) covered.mark(part);
      return covered.share > share;
    });
    this.#countPoints(covered.steps);
    return isCovered;
  }
}

function partsOf(covers: readonly Layer[], side: 'inside' | 'around'): readonly PercentRect[] {
  const parts: PercentRect[] = [];
  for (const cover of covers) parts.push(...cover[side]);
  return parts;
}

/** The points of a layer; each stands for the square around it that a spot takes at least. */
function pointsOf({ rect, inside }: Layer): PointGrid {
  const points = new PointGrid(rect);
  for (const part of inside) points.mark(part, -SLIVER / 2);
  return points;
}
