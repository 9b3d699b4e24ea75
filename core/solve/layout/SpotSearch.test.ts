import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PercentRect } from '../../room/geometry.ts';
import { SEED } from '../../testing/numbers.ts';
import { stripsAround, stripsInside } from './ellipses.ts';
import type { Layer } from './layOut.ts';
import { hasSpot } from './rects.ts';
import { MOST_EDGE_LOOKS, SpotSearch } from './SpotSearch.ts';

function box(rect: PercentRect): Layer {
  return { id: 'box', scene: 'start', rect, inside: [rect], around: [rect] };
}

function round(rect: PercentRect): Layer {
  return { id: 'round', scene: 'start', rect, inside: stripsInside(rect), around: stripsAround(rect) };
}

const whole: PercentRect = { x: 0, y: 0, width: 100, height: 100 };

/** Returns columns that together cover the stage, each a part of its own. */
function columns(count: number): readonly Layer[] {
  const width = 100 / count;
  return Array.from({ length: count }, (_, place) => box({ x: place * width, y: 0, width, height: 100 }));
}

/** Returns a search that may not look along any further edge. */
function spentSearch(): SpotSearch {
  const search = new SpotSearch();
  const covers = columns(299);
  while (search.looks <= MOST_EDGE_LOOKS) search.isCovered(box(whole), covers, 1);
  return search;
}

describe('L1 S5 whether anything of a layer can be clicked', () => {
  const side = fc.integer({ min: 0, max: 12 });
  const length = fc.integer({ min: 1, max: 8 });
  const layer = fc
    .tuple(side, side, length, length, fc.boolean())
    .map(([x, y, width, height, isRound]) => (isRound ? round : box)({ x, y, width, height }));

  it('gives the same result as a search along all edges', () => {
    let buried = 0;
    fc.assert(
      fc.property(layer, fc.array(layer, { maxLength: 20 }), (own, covers) => {
        const parts = covers.flatMap(({ around }) => around);
        const isBuried = !own.inside.some((rect) => hasSpot(rect, parts));
        expect(new SpotSearch().isBuried(own, covers)).toBe(isBuried);
        if (isBuried) buried++;
      }),
      { ...SEED, numRuns: 500 },
    );
    expect(buried).toBeGreaterThan(20);
  });

  it('finds a gap that lies between all points, until the looks are used up', () => {
    const gap = [box({ ...whole, width: 50 }), box({ ...whole, x: 50.02, width: 49.98 })];
    expect(new SpotSearch().isBuried(box(whole), gap)).toBe(false);
    expect(spentSearch().isBuried(box(whole), gap)).toBe(true);
    const wider = [box({ ...whole, width: 48 }), box({ ...whole, x: 52, width: 48 })];
    expect(spentSearch().isBuried(box(whole), wider)).toBe(false);
  });
});

describe('L2 S5 whether more of a layer is covered', () => {
  it('is decided by the area, and by a share of points once the looks are used up', () => {
    const covers = [box({ x: 0, y: 0, width: 50, height: 100 }), box({ x: 0, y: 0, width: 100, height: 50 })];
    for (const search of [new SpotSearch(), spentSearch()]) {
      expect(search.isCovered(box(whole), covers, 0.74)).toBe(true);
      expect(search.isCovered(box(whole), covers, 0.75)).toBe(false);
      expect(search.isCovered(box(whole), [], 0)).toBe(false);
      expect(search.isCovered(box({ ...whole, width: 0 }), covers, 0)).toBe(false);
    }
  });
});

it('S5 300 layers over one another take a bounded number of looks, whatever they leave', () => {
  const stacks = [columns(300), Array.from({ length: 300 }, () => round(whole)), mosaic(300)];
  for (const layers of stacks) {
    const search = new SpotSearch();
    for (const [place, each] of layers.entries()) {
      search.isBuried(each, layers.slice(place + 1));
      search.isCovered(each, layers.slice(place + 1), 0.9);
    }
    // The bound on the work: parts and rows of points for each pair of layers, and once the edges of one layer.
    const pairs = (layers.length * layers.length) / 2;
    expect(search.looks).toBeLessThan(2 * MOST_EDGE_LOOKS + 2 * 48 * pairs);
  }
});

/** Returns round layers that nearly cover one another. */
function mosaic(count: number): readonly Layer[] {
  return Array.from({ length: count }, (_, place) =>
    round({ x: (place * 37) % 40, y: (place * 53) % 40, width: 60, height: 60 }),
  );
}
