import { expect, test } from 'vitest';
import { createLatestOnly } from './createLatestOnly.ts';

test('The last round begun counts, for everybody who joined it', () => {
  const rounds = createLatestOnly();
  const before = rounds.join();
  const first = rounds.begin();
  const besideFirst = rounds.join();
  expect([before(), first(), besideFirst()]).toEqual([false, true, true]);
  const second = rounds.begin();
  expect([before(), first(), besideFirst(), second()]).toEqual([false, false, false, true]);
});

test('Rounds of one instance do not affect another', () => {
  const isLatest = createLatestOnly().begin();
  createLatestOnly().begin();
  expect(isLatest()).toBe(true);
});
