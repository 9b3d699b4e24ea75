// @isolation backend

import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { takeLoopTurn } from './takeLoopTurn.ts';

it('runs tasks that are due at the same time one per turn of the loop, in order', async () => {
  const done: string[] = [];
  const pieces = ['a', 'b', 'c'].map(async (name) => {
    await takeLoopTurn();
    done.push(name);
  });
  const seen: string[] = [];
  while (done.length < pieces.length) {
    await nextTurn();
    seen.push(done.join(''));
  }
  expect(seen.filter((each) => each !== '')).toEqual(['a', 'ab', 'abc']);
  await Promise.all(pieces);
});

it('continues after a failed task', async () => {
  const failing = takeLoopTurn().then(() => {
    throw new Error('It failed.');
  });
  await expect(failing).rejects.toThrow('It failed.');
  await expect(takeLoopTurn()).resolves.toBeUndefined();
});
