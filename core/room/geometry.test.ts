import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../testing/numbers.ts';
import {
  clampPosition,
  clampWidth,
  hitRect,
  isOnStage,
  itemRect,
  KEPT_SHARE,
  overlaps,
  sharedArea,
  shareOnStage,
} from './geometry.ts';
import { DEFAULT_DOOR } from './limits.ts';

const HIT_BOX = { x: 0, y: 0, width: 100, height: 100 };

function square(x: number, y: number, width = 18) {
  return { position: { x, y }, width, aspect: 1, hitBox: HIT_BOX };
}

it('two rectangles overlap where they share an area, which one edge is not', () => {
  const middle = { x: 10, y: 20, width: 10, height: 10 };
  const at = (x: number, y: number) => overlaps(middle, { x, y, width: 5, height: 5 });
  expect([at(12, 22), at(19, 29), at(6, 16)]).toEqual([true, true, true]);
  expect([at(5, 22), at(20, 22), at(12, 15), at(12, 30)]).toEqual([false, false, false, false]);
});

it('two rectangles share an area, of which one beside the other has none', () => {
  const middle = { x: 10, y: 20, width: 10, height: 10 };
  const at = (x: number, y: number) => sharedArea(middle, { x, y, width: 5, height: 40 });
  expect([at(12, 22), at(17, 28), at(6, -15)]).toEqual([40, 6, 5]);
  expect([at(4, 22), at(21, 22), at(12, -25), at(12, 31), at(30, 70)]).toEqual([0, 0, 0, 0, 0]);
});

describe('itemRect', () => {
  it('R3 the default door of aspect 1.85 stands on the floor line at 74 %', () => {
    const { x, y, width } = DEFAULT_DOOR;
    const rect = itemRect({ position: { x, y }, width, aspect: 1.85 });
    expect(rect.y + rect.height).toBeCloseTo(74.13, 1);
  });

  it('R3 a square picture is as high as wide in pixels of a 16:9 stage', () => {
    const rect = itemRect(square(0, 0, 9));
    expect(rect.height * 9).toBeCloseTo(rect.width * 16);
  });
});

describe('hitRect', () => {
  it('is the part of the picture inside the hit box', () => {
    const item = { ...square(10, 20, 18), hitBox: { x: 50, y: 25, width: 50, height: 50 } };
    expect(hitRect(item)).toEqual({ x: 19, y: 28, width: 9, height: 16 });
  });
});

describe('clampPosition', () => {
  const place = { min: -1000, max: 1000, noNaN: true };
  const anyItem = fc.record({
    position: fc.record({ x: fc.double(place), y: fc.double(place) }),
    width: fc.double({ min: -50, max: 150, noNaN: true }),
    aspect: fc.double({ min: 0.05, max: 20, noNaN: true }),
  });

  it('E7 keeps a quarter of any item on the stage, whatever its shape', () => {
    fc.assert(
      fc.property(anyItem, ({ position, width: wanted, aspect }) => {
        const width = clampWidth(wanted, aspect);
        expect(isOnStage({ position: clampPosition(position, width, aspect), width, aspect })).toBe(true);
      }),
      { ...SEED, numRuns: 2000 },
    );
  });

  it('E7 leaves an item alone that has a quarter on the stage, and clamps twice as once', () => {
    fc.assert(
      fc.property(anyItem, ({ position, width: wanted, aspect }) => {
        const width = clampWidth(wanted, aspect);
        const clamped = clampPosition(position, width, aspect);
        expect(clampPosition(clamped, width, aspect)).toEqual(clamped);
        if (shareOnStage({ position, width, aspect }) >= KEPT_SHARE) expect(clamped).toEqual(position);
      }),
      { ...SEED, numRuns: 2000 },
    );
  });

  it('E7 lets exactly a quarter of the width stay at the edge', () => {
    expect(clampPosition({ x: 500, y: 20 }, 20, 1)).toEqual({ x: 95, y: 20 });
    expect(clampPosition({ x: -500, y: 20 }, 20, 1)).toEqual({ x: -15, y: 20 });
  });

  it('E7 keeps half of each side in a corner', () => {
    const corner = clampPosition({ x: 500, y: 500 }, 18, 1);
    expect(shareOnStage({ position: corner, width: 18, aspect: 1 })).toBeCloseTo(KEPT_SHARE);
    expect(corner.x).toBeCloseTo(91);
    expect(corner.y).toBeCloseTo(84);
  });
});

describe('clampWidth', () => {
  it('R3 keeps widths from 1 to 100', () => {
    expect([clampWidth(0, 1), clampWidth(40, 1), clampWidth(101, 1)]).toEqual([1, 40, 100]);
  });

  it('E7 narrows a tall item until a quarter of it fits', () => {
    expect(clampWidth(100, 4.5)).toBeCloseTo(50);
  });
});
