import { expect, it } from 'vitest';
import { swungStrips } from './swungStrips.ts';

const box = { x: 20, y: 10, width: 100, height: 200 };
const shut = { box, hinge: 'left', eye: 110, distance: 400, angle: 0 } as const;
const open = { ...shut, angle: Math.PI / 3 };

it('a leaf that has not moved yet is where it was, all of it', () => {
  const strips = swungStrips(shut);
  for (const { source, place } of strips) {
    for (const side of ['x', 'y', 'width', 'height'] as const) expect(place[side]).toBeCloseTo(source[side]);
  }
  expect(strips.reduce((sum, { source }) => sum + source.width, 0)).toBeCloseTo(box.width);
});

it('swung away it hangs on its hinge, gets narrower and lower towards its edge, and stays level with the eye', () => {
  const strips = swungStrips(open);
  const [first, last] = [strips[0], strips.at(-1)];
  expect(first?.place.x).toBeCloseTo(box.x);
  expect((last?.place.x ?? 0) + (last?.place.width ?? 0)).toBeLessThan(box.x + box.width * 0.65);
  expect(last?.place.height).toBeLessThan((first?.place.height ?? 0) * 0.85);
  const middle = (last?.place.y ?? 0) + (last?.place.height ?? 0) / 2;
  expect(middle).toBeCloseTo(open.eye);
});

it('hung on the right it is the mirror image', () => {
  const mirrored = (x: number, width: number) => 2 * box.x + box.width - x - width;
  const [left, right] = [swungStrips(open), swungStrips({ ...open, hinge: 'right' })];
  for (const [index, { place }] of left.entries())
    expect(right[index]?.place.x).toBeCloseTo(mirrored(place.x, place.width));
});
