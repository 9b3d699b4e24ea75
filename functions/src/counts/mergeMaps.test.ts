// @isolation backend

import { expect, it } from 'vitest';
import { mergeMaps } from './mergeMaps.ts';

const add = (one: unknown, other: unknown) => Number(one) + Number(other);

it('joins values at every depth, and keeps what only one has', () => {
  const stored = { left: 1, locks: { door: { opened: 2, wrong: 1 } }, roomId: 'r' };
  const late = { left: 2, locks: { door: { opened: 1 }, chest: { opened: 1 } }, escapes: 1 };
  expect(mergeMaps(stored, late, add)).toEqual({
    left: 3,
    locks: { door: { opened: 3, wrong: 1 }, chest: { opened: 1 } },
    roomId: 'r',
    escapes: 1,
  });
  expect(stored.locks.door.opened).toBe(2);
});

it('takes an object that is no map as a value', () => {
  const [before, after] = [new Date(1), new Date(2)];
  expect(mergeMaps({ at: before }, { at: after }, (_, given) => given)).toEqual({ at: after });
});
