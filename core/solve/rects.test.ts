import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rect } from '../room/geometry.ts';
import { SEED } from '../testing/numbers.ts';
import { clipToStage, coveredShare, overlaps, uncover } from './rects.ts';

function rect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

const whole = rect(10, 10, 20, 20);

describe('L1 what is left of an item under others', () => {
  it('is all of it where nothing overlaps, edges included', () => {
    expect(uncover(whole, [])).toEqual([whole]);
    expect(
      uncover(whole, [rect(30, 10, 5, 20), rect(10, 0, 20, 10), rect(0, 0, 10, 99), rect(0, 30, 99, 5)]),
    ).toEqual([whole]);
  });

  it('is nothing under one that covers it, or under several together', () => {
    expect(uncover(whole, [rect(0, 0, 100, 100)])).toEqual([]);
    expect(uncover(whole, [rect(5, 5, 15, 30), rect(20, 5, 15, 30)])).toEqual([]);
    expect(uncover(whole, [rect(10, 10, 20, 19.995)])).toEqual([]);
  });

  it('is what lies around one in the middle', () => {
    expect(uncover(whole, [rect(15, 15, 10, 10)])).toEqual([
      rect(10, 10, 20, 5),
      rect(10, 25, 20, 5),
      rect(10, 15, 5, 10),
      rect(25, 15, 5, 10),
    ]);
  });

  it('covered shares are areas', () => {
    expect(coveredShare(whole, [])).toBe(0);
    expect(coveredShare(whole, [rect(10, 10, 10, 20)])).toBe(0.5);
    expect(coveredShare(whole, [rect(10, 10, 10, 20), rect(10, 10, 20, 10)])).toBe(0.75);
    expect(coveredShare(rect(1, 1, 0, 5), [whole])).toBe(0);
  });

  it('only what is on the stage counts', () => {
    expect(clipToStage(rect(-10, 95, 20, 20))).toEqual(rect(0, 95, 10, 5));
    expect(clipToStage(rect(120, 10, 20, 20))).toMatchObject({ width: 0, height: 0 });
    expect(overlaps(rect(0, 0, 10, 10), rect(9, 9, 1, 1))).toBe(true);
    expect(overlaps(rect(0, 0, 10, 10), rect(10, 0, 1, 1))).toBe(false);
  });

  it('agrees with counting whole squares', () => {
    const side = fc.integer({ min: 0, max: 8 });
    const length = fc.integer({ min: 1, max: 6 });
    const some = fc.tuple(side, side, length, length).map((numbers) => rect(...numbers));
    fc.assert(
      fc.property(some, fc.array(some, { maxLength: 6 }), (own, covers) => {
        const pieces = uncover(own, covers);
        for (let x = own.x; x < own.x + own.width; x++) {
          for (let y = own.y; y < own.y + own.height; y++) {
            const square = rect(x, y, 1, 1);
            const isCovered = covers.some((cover) => overlaps(square, cover));
            expect(pieces.filter((piece) => overlaps(square, piece)).length).toBe(isCovered ? 0 : 1);
          }
        }
      }),
      SEED,
    );
  });
});
