import type { PercentRect } from '../../room/geometry.ts';
import { countLooks } from '../../util/looks.ts';
import type { Layer } from './layOut.ts';
import { PointGrid } from './PointGrid.ts';
import { coverOf, findSpot, isCoveredBy, SLIVER } from './rects.ts';

/**
 * Maximum work of one search along edges, in the units of `countLooks`: many times what ordinary rooms need, and
 * affordable when 300 items cover one another in every way (S5).
 */
export const MOST_EDGE_LOOKS = 40_000;

/**
 * Computes what covers leave of layer after layer, in bounded work for all of them (S5). It first tests a grid of
 * points on a layer: any free point is a spot. If none is free, it sweeps along the edges of the covers. After
 * `MOST_EDGE_LOOKS` only the points count: a layer without a free point counts as buried.
 */
export class SpotSearch {
  #pointLooks = 0;
  #edgeLooks = 0;

  /** Number of examined covers, parts of covers and rows of points. */
  get looks(): number {
    return this.#pointLooks + this.#edgeLooks;
  }

  /** Returns whether the covers leave no spot of a layer to click. */
  isBuried(layer: Layer, covers: readonly Layer[]): boolean {
    if (covers.length === 0 || this.#hasFreePoint(layer, covers)) return false;
    if (covers.some((cover) => this.#isHeld(layer, cover))) return true;
    if (this.#isSpent) return true;
    const parts = partsOf(covers, 'around');
    return !layer.inside.some((rect) => {
      const { isLeft, looks } = findSpot(rect, parts);
      this.#countEdges(looks);
      return isLeft;
    });
  }

  /**
   * Returns how many of the removable covers, given back to front, must be lifted from the top until a point
   * of the layer is free; undefined if the permanent covers bury it.
   */
  countToLift(layer: Layer, { stays, lifts }: { stays: readonly Layer[]; lifts: readonly Layer[] }) {
    if (this.isBuried(layer, stays)) return undefined;
    const free = pointsOf(layer);
    for (const cover of stays) this.#cover(free, cover);
    const last = lifts.findIndex((cover) => this.#cover(free, cover).isEmpty);
    this.#countPoints(free.looks);
    return last < 0 ? 0 : lifts.length - last;
  }

  /** Returns whether others cover more than a share (0 to 1) of a layer's rectangle. */
  isCovered({ rect }: Layer, covers: readonly Layer[], share: number): boolean {
    const whole = rect.width * rect.height;
    if (whole === 0 || covers.length === 0) return false;
    if (this.#isSpent) return this.#hasPointsCovered(rect, covers, share);
    const { area, looks } = coverOf(rect, partsOf(covers, 'inside'));
    this.#countEdges(looks);
    return area / whole > share;
  }

  /** Returns whether one cover alone leaves no spot of a layer. */
  #isHeld({ inside }: Layer, { around }: Layer): boolean {
    this.#countPoints(around.length);
    return inside.every((rect) => around.some((part) => isCoveredBy(rect, part)));
  }

  #countPoints(looks: number): void {
    this.#pointLooks += looks;
    countLooks(looks);
  }

  #countEdges(looks: number): void {
    this.#edgeLooks += looks;
    countLooks(looks);
  }

  get #isSpent(): boolean {
    return this.#edgeLooks > MOST_EDGE_LOOKS;
  }

  #hasFreePoint(layer: Layer, covers: readonly Layer[]): boolean {
    const free = pointsOf(layer);
    const isFree = covers.every((cover) => !this.#cover(free, cover).isEmpty);
    this.#countPoints(free.looks);
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
    this.#countPoints(covered.looks);
    return isCovered;
  }
}

function partsOf(covers: readonly Layer[], side: 'inside' | 'around'): readonly PercentRect[] {
  const parts: PercentRect[] = [];
  for (const cover of covers) parts.push(...cover[side]);
  return parts;
}

/** Returns the points of a layer; each stands for the smallest square that counts as a spot. */
function pointsOf({ rect, inside }: Layer): PointGrid {
  const points = new PointGrid(rect);
  for (const part of inside) points.mark(part, -SLIVER / 2);
  return points;
}
