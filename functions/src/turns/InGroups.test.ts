// @isolation backend

import { expect, it } from 'vitest';
import { InGroups } from './InGroups.ts';

const PATIENCE = 60_000;

/** Work that ends when the test says so, and the items of each piece of it. */
function recordedWork() {
  const pieces: (readonly number[])[] = [];
  const ends: (() => void)[] = [];
  const work = (items: readonly number[]) => {
    pieces.push(items);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  return { pieces, ends, work };
}

it('does together what comes while work with the same key is under way, and other keys at once', async () => {
  const groups = new InGroups<number>(PATIENCE);
  const { pieces, ends, work } = recordedWork();
  const first = [groups.run('a', 1, work), groups.run('a', 2, work)];
  await Promise.resolve();
  const second = [3, 4, 5].map((item) => groups.run('a', item, work));
  groups.run('b', 6, work);
  await Promise.resolve();
  expect(pieces).toEqual([[1, 2], [6]]);
  ends[0]?.();
  await Promise.all(first);
  expect(await Promise.race([...second, Promise.resolve('waits')])).toBe('waits');
  while (pieces.length < 3) await new Promise(setImmediate);
  expect(pieces[2]).toEqual([3, 4, 5]);
  ends[2]?.();
  await Promise.all(second);
});

it('fails for all of a group, and goes on', async () => {
  const groups = new InGroups<number>(PATIENCE);
  const fail = () => Promise.reject(new Error('broken'));
  const failed = await Promise.allSettled([groups.run('a', 1, fail), groups.run('a', 2, fail)]);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await groups.run('a', 3, async () => {});
});
