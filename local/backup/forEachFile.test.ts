import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { forEachFile } from './forEachFile.ts';

const items = Array.from({ length: 100 }, (_, n) => n);

it('does the work for each item once, a few at a time', async () => {
  const done: number[] = [];
  let [inside, most] = [0, 0];
  await forEachFile(items, async (item) => {
    most = Math.max(most, ++inside);
    await sleep(1);
    inside--;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(8);
});

it('begins nothing after the first failure, and tells of it when nothing is under way any more', async () => {
  let [begun, ended] = [0, 0];
  const failing = forEachFile(items, async (item) => {
    begun++;
    await sleep(item === 3 ? 5 : 30);
    ended++;
    if (item <= 3) throw new Error(`no room for ${item}`);
  });
  await expect(failing).rejects.toThrow('no room for 3');
  expect([begun, ended]).toEqual([8, 8]);
  await sleep(50);
  expect(begun).toBe(8);
});
