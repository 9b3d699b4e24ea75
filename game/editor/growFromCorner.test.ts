import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StagePoint } from '../stage/geometry.ts';
import { growFromCorner, growthOf } from './growFromCorner.ts';
import { CORNERS, type Corner, isLeft, isTop } from './placeHandles.ts';

const rect = { x: 128, y: 72, width: 256, height: 128 };

/** Returns the item's placement after dragging its corner. */
function drag(corner: Corner, moved: StagePoint, frame = rect) {
  return growFromCorner(rect, corner, growthOf(frame, corner, moved), frame);
}

describe('growFromCorner', () => {
  it('follows the pointer along the diagonal', () => {
    expect(drag('bottomRight', { x: 128, y: 64 })).toEqual({
      width: 30,
      position: { x: 10, y: 10 },
    });
  });

  it('keeps the opposite corner where it is', () => {
    expect(drag('topLeft', { x: 128, y: 64 })).toEqual({
      width: 10,
      position: { x: 20, y: 18.89 },
    });
  });

  it('keeps the corner of the frame where it is, which the picture has room around', () => {
    const frame = { x: 192, y: 72, width: 128, height: 128 };
    const { width, position } = drag('bottomLeft', { x: -128, y: 128 }, frame);
    expect(width).toBe(40);
    // The frame's right edge was at 320 units: three quarters of the picture's width from the picture's left edge.
    expect((position.x * 1280) / 100 + (512 * 3) / 4).toBeCloseTo(320, 0);
    expect(position.y).toBe(10);
  });

  it('grows when pulled in one direction only', () => {
    expect(drag('bottomRight', { x: 100, y: 0 }).width).toBeGreaterThan(20);
    expect(drag('bottomRight', { x: 0, y: 100 }).width).toBeGreaterThan(20);
  });

  it('R3 stays within the widths of an item, whatever the pointer does', () => {
    const far = fc.double({ min: -4000, max: 4000, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...CORNERS), far, far, (corner, x, y) => {
        const { width, position } = drag(corner, { x, y });
        const unitWidth = width * 12.8;
        const fixedX = position.x * 12.8 + (isLeft(corner) ? unitWidth : 0);
        const fixedY = position.y * 7.2 + (isTop(corner) ? unitWidth / 2 : 0);
        expect(width).toBeGreaterThanOrEqual(1);
        expect(width).toBeLessThanOrEqual(100);
        expect(Math.abs(fixedX - (isLeft(corner) ? 384 : 128))).toBeLessThan(0.2);
        expect(Math.abs(fixedY - (isTop(corner) ? 200 : 72))).toBeLessThan(0.2);
      }),
      { seed: 7, numRuns: 300 },
    );
  });
});
