import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LabelRect, placeLabels } from './placeLabels.ts';

const PHONE = { width: 378, height: 212 };

const things = fc.array(
  fc.record({
    of: fc.record({
      x: fc.integer({ min: -20, max: 370 }),
      y: fc.integer({ min: -20, max: 205 }),
      width: fc.integer({ min: 4, max: 160 }),
      height: fc.integer({ min: 4, max: 160 }),
    }),
    width: fc.integer({ min: 20, max: 140 }),
    height: fc.constant(24),
  }),
  { maxLength: 16 },
);

function overlaps(one: LabelRect, other: LabelRect): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

describe('labels', () => {
  it('never overlap and are never cut', () => {
    fc.assert(
      fc.property(things, (labels) => {
        const placed = placeLabels(labels, PHONE).filter((rect) => rect !== null);
        for (const [index, rect] of placed.entries()) {
          expect(rect.x).toBeGreaterThanOrEqual(0);
          expect(rect.y).toBeGreaterThanOrEqual(0);
          expect(rect.x + rect.width).toBeLessThanOrEqual(PHONE.width);
          expect(rect.y + rect.height).toBeLessThanOrEqual(PHONE.height);
          expect(placed.slice(index + 1).some((other) => overlaps(rect, other))).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('stand below what they name, beside small things instead of on them, and inside at an edge', () => {
    const key = { of: { x: 180, y: 90, width: 12, height: 12 }, width: 60, height: 24 };
    expect(placeLabels([key], PHONE)).toEqual([{ x: 156, y: 104, width: 60, height: 24 }]);
    const portrait = { of: { x: 150, y: 60, width: 60, height: 80 }, width: 60, height: 24 };
    expect(placeLabels([portrait], PHONE)).toEqual([{ x: 150, y: 142, width: 60, height: 24 }]);
    const below = { x: 150, y: 142, width: 60, height: 24 };
    expect(placeLabels([portrait], PHONE, [portrait.of, below])[0], 'over no other thing').toMatchObject({
      y: 34,
    });
    const wall = { of: { x: 50, y: 20, width: 200, height: 150 }, width: 60, height: 24 };
    expect(placeLabels([wall], PHONE)[0], 'on a large thing').toEqual({
      x: 120,
      y: 146,
      width: 60,
      height: 24,
    });
    const corner = { of: { x: 360, y: 196, width: 16, height: 16 }, width: 60, height: 24 };
    expect(placeLabels([corner], PHONE)[0]).toMatchObject({ x: 316, y: 170 });
  });

  it('all find a place where they hide little, and none where even one has no room', () => {
    const row = Array.from({ length: 12 }, (_, place) => ({
      of: { x: 10 + place * 30, y: 100, width: 26, height: 26 },
      width: 60,
      height: 20,
    }));
    expect(placeLabels(row, PHONE)).not.toContain(null);
    expect(placeLabels(row, { width: 60, height: 20 }).every((rect) => rect === null)).toBe(true);
  });

  it('hide little of the room, and leave out those of large things, which are known without a name', () => {
    const sizes = Array.from({ length: 12 }, (_, place) => 10 + 4 * place);
    const labels = sizes.map((size, place) => ({
      of: { x: 10 + place * 30, y: 80, width: size, height: size },
      width: 80,
      height: 24,
    }));
    const placed = placeLabels(labels, PHONE);
    const named = placed.filter((rect) => rect !== null);
    expect(named.length).toBe(9);
    expect(placed.slice(9).every((rect) => rect === null)).toBe(true);
    fc.assert(
      fc.property(things, (any) => {
        const rects = placeLabels(any, PHONE).filter((rect) => rect !== null);
        const covered = rects.reduce((sum, { width, height }) => sum + width * height, 0);
        expect(covered).toBeLessThanOrEqual(0.22 * PHONE.width * PHONE.height);
      }),
      { numRuns: 60 },
    );
  });
});
