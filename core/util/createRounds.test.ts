import { expect, test } from 'vitest';
import { createRounds } from './createRounds.ts';

test('Of several rounds the last one begun counts, for all who joined it', () => {
  const rounds = createRounds();
  const before = rounds.join();
  const first = rounds.begin();
  const besideFirst = rounds.join();
  expect([before(), first(), besideFirst()]).toEqual([false, true, true]);
  const second = rounds.begin();
  expect([before(), first(), besideFirst(), second()]).toEqual([false, false, false, true]);
});

test('Rounds of one instance do not affect another', () => {
  const isLatest = createRounds().begin();
  createRounds().begin();
  expect(isLatest()).toBe(true);
});
