import { describe, expect, it } from 'vitest';
import type { PercentRect } from '../../room/geometry.ts';
import { stripsAround, stripsInside } from './ellipses.ts';

const rect: PercentRect = { x: 10, y: 20, width: 40, height: 16 };
const areaOf = (strips: readonly PercentRect[]) =>
  strips.reduce((sum, { width, height }) => sum + width * height, 0);
const ellipse = (Math.PI / 4) * rect.width * rect.height;

/** Returns the distance of a point from the centre; 1 is on the inscribed ellipse. */
function distance(x: number, y: number): number {
  const across = (x - rect.x - rect.width / 2) / (rect.width / 2);
  const down = (y - rect.y - rect.height / 2) / (rect.height / 2);
  return Math.hypot(across, down);
}

function cornersOf({ x, y, width, height }: PercentRect): readonly number[] {
  return [distance(x, y), distance(x + width, y), distance(x, y + height), distance(x + width, y + height)];
}

describe('N6 a round spot as strips', () => {
  it.each([
    ['inside', stripsInside],
    ['around', stripsAround],
  ])('%s: they lie one below the other over its whole height, each in its middle', (_, strips) => {
    const found = strips(rect);
    expect(found).toHaveLength(8);
    for (const [place, { x, y, width, height }] of found.entries()) {
      expect(y).toBeCloseTo(20 + 2 * place);
      expect(height).toBeCloseTo(2);
      expect(x + width / 2).toBeCloseTo(30);
    }
  });

  it('inside it: no corner lies outside, and the widest touch its edge', () => {
    const strips = stripsInside(rect);
    for (const strip of strips) expect(Math.max(...cornersOf(strip))).toBeLessThanOrEqual(1.000001);
    expect(strips.map(({ width }) => Math.round(width * 10) / 10)).toEqual([
      0, 26.5, 34.6, 38.7, 38.7, 34.6, 26.5, 0,
    ]);
    expect(areaOf(strips)).toBeLessThan(ellipse);
  });

  it('around it: they contain it, and no two corners of one side lie within', () => {
    const strips = stripsAround(rect);
    expect(strips.map(({ width }) => Math.round(width * 10) / 10)).toEqual([
      26.5, 34.6, 38.7, 40, 40, 38.7, 34.6, 26.5,
    ]);
    for (const strip of strips) expect(Math.max(...cornersOf(strip))).toBeGreaterThanOrEqual(1);
    expect(areaOf(strips)).toBeGreaterThan(ellipse);
  });
});
