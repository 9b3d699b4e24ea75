// @isolation backend

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OneByOne } from './OneByOne.ts';

const PATIENCE = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Creates tasks that end on command, and records the order in which they begin. */
function openTasks() {
  const tasks = new OneByOne(PATIENCE);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (key: string, name: string) =>
    tasks.run(key, () => {
      begun.push(name);
      return new Promise<string>((resolve, reject) => {
        ends.set(name, (error) => (error ? reject(error) : resolve(name)));
      });
    });
  const end = async (name: string, error?: Error) => {
    ends.get(name)?.(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { tasks, begun, ask, end };
}

it('runs the tasks of one key in the order in which they were asked for, and those of others meanwhile', async () => {
  const { tasks, begun, ask, end } = openTasks();
  const all = [ask('a', 'a1'), ask('a', 'a2'), ask('b', 'b1'), ask('a', 'a3')];
  expect(begun).toEqual(['a1', 'b1']);
  for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'b1', 'a3']);
  expect(tasks.size).toBe(0);
});

it('goes on after a task that failed, and tells its failure to whoever asked for it', async () => {
  const { tasks, begun, ask, end } = openTasks();
  const failing = ask('a', 'a1').catch((error: unknown) => error);
  const next = ask('a', 'a2');
  await end('a1', new Error('no'));
  expect(begun).toEqual(['a1', 'a2']);
  await end('a2');
  expect([await failing, await next]).toEqual([new Error('no'), 'a2']);
  expect(tasks.size).toBe(0);
});

it('does not wait for ever behind a task that hangs', async () => {
  const { tasks, begun, ask, end } = openTasks();
  const hanging = ask('a', 'a1');
  const next = ask('a', 'a2');
  await vi.advanceTimersByTimeAsync(PATIENCE - 1);
  expect(begun).toEqual(['a1']);
  await vi.advanceTimersByTimeAsync(1);
  expect(begun).toEqual(['a1', 'a2']);
  for (const name of ['a2', 'a1']) await end(name);
  expect(await Promise.all([hanging, next])).toEqual(['a1', 'a2']);
  expect(tasks.size).toBe(0);
});
