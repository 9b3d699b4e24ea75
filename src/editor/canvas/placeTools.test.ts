import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type PercentRect, sharedArea } from '../../../core/room/geometry.ts';
import { placeTools } from './placeTools.ts';

const stage = { width: 1000, height: 562.5 };
const tools = { width: 300, height: 40 };
const CHEST = { x: 45, y: 45, width: 10, height: 15 };
/** The tools in percent of the stage. */
const placed = (rects: readonly PercentRect[], others: readonly PercentRect[] = []): PercentRect => {
  const { left, top } = placeTools(rects, { others, stage, tools });
  return { x: left / 10, y: top / 5.625, width: 30, height: 4000 / 562.5 };
};

it('stands above the selection, and below it where a neighbour would be covered', () => {
  const above = placed([CHEST]);
  expect(above.y + above.height).toBeLessThan(CHEST.y);
  const key = { x: 48, y: 36, width: 4, height: 4 };
  expect(sharedArea(above, key)).toBeGreaterThan(0);
  const below = placed([CHEST], [key]);
  expect(below.y).toBeGreaterThan(CHEST.y + CHEST.height);
});

it('goes to an edge where everything around the selection is taken', () => {
  const ring = { x: 5, y: 25, width: 90, height: 62 };
  const small = Array.from({ length: 40 }, (_, place) => ({
    x: ring.x + (place % 10) * 9,
    y: ring.y + Math.floor(place / 10) * 16,
    width: 8,
    height: 14,
  }));
  const at = placed([CHEST], small);
  expect(at.y === 0 || Math.abs(at.y + at.height - 100) < 0.01).toBe(true);
  expect(small.every((thing) => sharedArea(at, thing) <= 0)).toBe(true);
});

it('stays within the stage, and off a selection that leaves it room, whatever else stands there', () => {
  const rect = fc.record({
    x: fc.double({ min: -5, max: 80, noNaN: true }),
    y: fc.double({ min: -5, max: 80, noNaN: true }),
    width: fc.double({ min: 2, max: 25, noNaN: true }),
    height: fc.double({ min: 2, max: 25, noNaN: true }),
  });
  fc.assert(
    fc.property(rect, fc.array(rect, { maxLength: 12 }), (own, others) => {
      const at = placed([own], others);
      expect(Math.min(at.x, at.y)).toBeGreaterThanOrEqual(-0.01);
      expect(Math.max(at.x + at.width, at.y + at.height)).toBeLessThanOrEqual(100.01);
      expect(sharedArea(at, own)).toBeLessThanOrEqual(0.01);
    }),
    { numRuns: 100 },
  );
});
