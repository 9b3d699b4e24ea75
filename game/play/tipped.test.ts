import { expect, it } from 'vitest';
import type { Leaf } from '../../core/catalogue/leaves.ts';
import { tipped } from './tipped.ts';

const SIZE = { width: 200, height: 100 };
const LEAF = { type: 'tip', opening: 'M0 0', box: [0, 0, 10, 10], pivot: [50, 50] } as const;

type Tip = Extract<Leaf, { type: 'tip' }>;

/** Returns the position of a pixel of the closed picture. */
function placeOf([x, y]: readonly [number, number], tip: Pick<Tip, 'angle' | 'by'>, progress: number) {
  const { a, b, c, d, e, f } = tipped(
    { ...LEAF, box: [...LEAF.box], pivot: [...LEAF.pivot], ...tip },
    SIZE,
    progress,
  );
  return [a * x + c * y + e, b * x + d * y + f].map((value) => Math.round(value * 100) / 100);
}

it('turns about its pivot, which stays, as pixels do: a picture is not as wide as it is high', () => {
  const tip = { angle: 90, by: [0, 0] as [number, number] };
  expect(placeOf([100, 50], tip, 1)).toEqual([100, 50]);
  expect(placeOf([140, 50], tip, 1)).toEqual([100, 90]);
  expect(placeOf([140, 50], tip, 0)).toEqual([140, 50]);
  expect(placeOf([140, 50], tip, 0.5)).toEqual([128.28, 78.28]);
});

it('goes its way while it turns', () => {
  expect(placeOf([140, 50], { angle: 0, by: [10, -20] }, 0.5)).toEqual([150, 40]);
  expect(placeOf([100, 50], { angle: 180, by: [10, -20] }, 1)).toEqual([120, 30]);
});
