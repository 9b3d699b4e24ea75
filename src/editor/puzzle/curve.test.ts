import { expect, it } from 'vitest';
import { bend, toArrow, toPath } from './curve.ts';

it('hangs over what it goes past, whichever way it goes', () => {
  for (const [from, to] of [
    [100, 500],
    [500, 100],
  ] as const)
    expect(bend({ x: from, y: 300 }, { x: to, y: 300 }, 0).control).toEqual({ x: 300, y: 232 });
});

it('stays on the stage where it goes along its top', () => {
  expect(bend({ x: 0, y: 10 }, { x: 900, y: 10 }, 0).control.y).toBe(4);
});

it('is written as paths, the arrow along its end', () => {
  const curve = { from: { x: 0, y: 0 }, control: { x: 50, y: 0 }, to: { x: 100, y: 0 } };
  expect(toPath(curve)).toBe('M0 0 Q50 0 100 0');
  expect(toArrow(curve, 10)).toBe('M91.2 -4.8 L100 0 L91.2 4.8');
});
