import { expect, it } from 'vitest';
import { createHeldClock } from './createHeldClock.ts';

it('P9 is stopped until it is released, and then counts on', () => {
  let time = 1000;
  const clock = createHeldClock(() => time);
  time = 8000;
  expect(clock.now()).toBe(1000);
  clock.release();
  time = 8500;
  clock.release();
  expect(clock.now()).toBe(1500);
});
