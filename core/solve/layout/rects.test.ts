import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { overlaps, type PercentRect } from '../../room/geometry.ts';
import { SEED } from '../../testing/numbers.ts';
import { clipToStage, coverOf, hasSpot } from './rects.ts';

function rect(x: number, y: number, width: number, height: number): PercentRect {
  return { x, y, width, height };
}

const whole = rect(10, 10, 20, 20);

describe('L1 whether others leave a spot of an item', () => {
  it('where nothing overlaps, even with shared edges', () => {
    expect(hasSpot(whole, [])).toBe(true);
    const beside = [rect(30, 10, 5, 20), rect(10, 0, 20, 10), rect(0, 0, 10, 99), rect(0, 30, 99, 5)];
    expect(hasSpot(whole, beside)).toBe(true);
    expect(coverOf(whole, beside).area).toBe(0);
  });

  it('not under one that covers it, nor under several together', () => {
    expect(hasSpot(whole, [rect(0, 0, 100, 100)])).toBe(false);
    expect(hasSpot(whole, [rect(5, 5, 15, 30), rect(20, 5, 15, 30)])).toBe(false);
  });

  it('around one in the middle, and in a gap wider than rounding', () => {
    expect(hasSpot(whole, [rect(15, 15, 10, 10)])).toBe(true);
    expect(hasSpot(whole, [rect(10, 10, 20, 19.995)])).toBe(false);
    expect(hasSpot(whole, [rect(10, 10, 20, 19.98)])).toBe(true);
    expect(hasSpot(whole, [rect(10, 10, 9.9975, 20), rect(20.0025, 10, 10, 20)])).toBe(false);
    expect(hasSpot(whole, [rect(10, 10, 9.99, 20), rect(20.01, 10, 10, 20)])).toBe(true);
  });

  it('even of the smallest item, unless another lies over it', () => {
    const dot = rect(5, 5, 0.001, 0.001);
    expect(hasSpot(dot, [])).toBe(true);
    expect(hasSpot(dot, [rect(5, 5, 1, 1)])).toBe(false);
  });
});

describe('the part of a rectangle that others cover', () => {
  it('is measured as an area', () => {
    expect(coverOf(whole, []).area).toBe(0);
    expect(coverOf(whole, [rect(10, 10, 10, 20)]).area).toBe(200);
    expect(coverOf(whole, [rect(10, 10, 10, 20), rect(10, 10, 20, 10)]).area).toBe(300);
    expect(coverOf(rect(1, 1, 0, 5), [whole]).area).toBe(0);
  });

  it('counts only what is on the stage', () => {
    expect(clipToStage(rect(-10, 95, 20, 20))).toEqual(rect(0, 95, 10, 5));
    expect(clipToStage(rect(120, 10, 20, 20))).toMatchObject({ width: 0, height: 0 });
  });

  it('agrees with counting whole squares', () => {
    const side = fc.integer({ min: 0, max: 8 });
    const length = fc.integer({ min: 1, max: 6 });
    const some = fc.tuple(side, side, length, length).map((numbers) => rect(...numbers));
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 12 }), (own, covers) => {
        let covered = 0;
        for (let x = own.x; x < own.x + own.width; x++) {
          for (let y = own.y; y < own.y + own.height; y++) {
            if (covers.some((cover) => overlaps(rect(x, y, 1, 1), cover))) covered++;
          }
        }
        expect(coverOf(own, covers).area).toBe(covered);
        expect(hasSpot(own, covers)).toBe(covered < own.width * own.height);
      }),
      SEED,
    );
  });
});
