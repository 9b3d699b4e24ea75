import { setImmediate as turn } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import { forEachFile } from './forEachFile.ts';

const items = Array.from({ length: 100 }, (_, n) => n);

it('does the work for each item once, a few at a time', async () => {
  const done: number[] = [];
  let [inside, most] = [0, 0];
  await forEachFile(items, async (item) => {
    most = Math.max(most, ++inside);
    await turn();
    inside--;
    done.push(item);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(items);
  expect(most).toBe(8);
});

it('starts nothing after the first failure, and reports it when all running work has ended', async () => {
  let [begun, ended] = [0, 0];
  let endRest = () => {};
  const rest = new Promise<void>((resolve) => (endRest = resolve));
  const failing = forEachFile(items, async (item) => {
    begun++;
    await (item === 3 ? turn() : rest);
    ended++;
    if (item <= 3) throw new Error(`no room for ${item}`);
  });
  const outcome = failing.then(
    () => ended,
    (error: Error) => [error.message, ended],
  );
  await vi.waitUntil(() => ended === 1);
  await turn();
  expect(begun).toBe(8);
  endRest();
  expect(await outcome).toEqual(['no room for 3', 8]);
  expect(begun).toBe(8);
});
