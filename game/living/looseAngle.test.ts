import { expect, it } from 'vitest';
import type { LooseMove } from '../../core/catalogue/moves.ts';
import { looseAngle } from './looseAngle.ts';

const at = { part: 0, box: [10, 10, 20, 60], pivot: [20, 10] } as const;
const pendulum: LooseMove = { type: 'swing', ...at, period: 2000, angle: 6 };
const wheel: LooseMove = { type: 'turn', ...at, period: 8000, isClockwise: false };

it('what others swing behind stays', () => {
  expect(looseAngle({ type: 'stay', part: 1, box: [10, 10, 20, 60] }, 700)).toBe(0);
});

it('a pendulum goes through its rest from one side to the other, no farther than its angle', () => {
  const angles = [0, 500, 1000, 1500, 2000].map((time) => looseAngle(pendulum, time));
  for (const [i, angle] of [0, 6, 0, -6, 0].entries()) expect(angles[i]).toBeCloseTo(angle);
});

it('a wheel turns evenly in the given direction, and starts again', () => {
  expect([0, 2000, 4000, 8000].map((time) => looseAngle(wheel, time) + 0)).toEqual([0, -90, -180, 0]);
  expect(looseAngle({ ...wheel, isClockwise: true }, 2000)).toBe(90);
});
