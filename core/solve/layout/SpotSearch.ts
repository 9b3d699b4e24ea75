import type { PercentRect } from '../../room/geometry.ts';
import type { Layer } from './layOut.ts';
import { PointGrid } from './PointGrid.ts';
import { coverOf, findSpot, SLIVER, widen } from './rects.ts';

/**
 * Steps that one search may go along the edges of covers: many times what rooms take that are not made for it, and few
 * enough where 300 things cover one another in every way (S5).
 */
export const MOST_EDGE_STEPS = 500_000;

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
    const parts = covers.flatMap(({ around }) => around);
    return !layer.inside.some((rect) => {
      if (this.#isSpent) return false;
      const { isLeft, steps } = findSpot(rect, parts);
      this.#edgeSteps += steps;
      return isLeft;
    });
  }

  /** The share of a layer's rectangle that others cover, 0 to 1. */
  coveredShare({ rect }: Layer, covers: readonly Layer[]): number {
    const whole = rect.width * rect.height;
    if (whole === 0 || covers.length === 0) return 0;
    if (this.#isSpent) return this.#shareOfPoints(rect, covers);
    const { area, steps } = coverOf(
      rect,
      covers.flatMap(({ inside }) => inside),
    );
    this.#edgeSteps += steps;
    return area / whole;
  }

  get #isSpent(): boolean {
    return this.#edgeSteps > MOST_EDGE_STEPS;
  }

  /** Each point stands for the square around it that a spot takes at least. */
  #hasFreePoint({ rect, inside }: Layer, covers: readonly Layer[]): boolean {
    const free = new PointGrid(rect);
    for (const part of inside) free.mark(widen(part, -SLIVER / 2));
    for (const { around } of covers) {
      for (const part of around) free.clear(widen(part, SLIVER / 2));
      if (free.isEmpty) break;
    }
    this.#pointSteps += free.steps;
    return !free.isEmpty;
  }

  #shareOfPoints(rect: PercentRect, covers: readonly Layer[]): number {
    const covered = new PointGrid(rect);
    for (const { inside } of covers) for (const part of inside) covered.mark(part);
    this.#pointSteps += covered.steps;
    return covered.share;
  }
}
