import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Schedules } from './Schedules.ts';

const MINUTE = 60_000;

let runs: string[];
let schedules: Schedules;

beforeEach(() => {
  vi.useFakeTimers();
  runs = [];
  schedules = new Schedules();
});
afterEach(async () => {
  await schedules.stop();
  vi.useRealTimers();
});

function scheduled(name: string, minutes: number, work = async () => {}) {
  const run = async () => {
    runs.push(name);
    await work();
  };
  return { name, interval: minutes * MINUTE, run };
}

it('runs each a minute after the start, then at its own tempo', async () => {
  schedules.use([scheduled('often', 5), scheduled('seldom', 60)]);
  await vi.advanceTimersByTimeAsync(60 * MINUTE);
  expect(runs).toEqual([]);
  schedules.start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toEqual(['often', 'seldom']);
  await vi.advanceTimersByTimeAsync(59 * MINUTE);
  expect(runs.filter((name) => name === 'often')).toHaveLength(13);
  expect(runs.filter((name) => name === 'seldom')).toHaveLength(2);
});

it('runs one at a time, and none twice at once', async () => {
  let end = () => {};
  const slow = scheduled('slow', 2, () => new Promise((resolve) => (end = resolve)));
  schedules.use([slow, scheduled('next', 2)]);
  schedules.start();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(runs).toEqual(['slow']);
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(runs).toEqual(['slow', 'next']);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(runs).toEqual(['slow', 'next', 'slow']);
  end();
});

it('goes on after one that fails, and says which', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  schedules.use([scheduled('fails', 2, () => Promise.reject(new Error('no'))), scheduled('next', 2)]);
  schedules.start();
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(runs).toEqual(['fails', 'next', 'fails', 'next']);
  expect(told).toHaveBeenCalledWith('The scheduled function fails failed.', new Error('no'));
  told.mockRestore();
});

it('pauses during exclusive work, after the running task has ended', async () => {
  let end = () => {};
  schedules.use([scheduled('slow', 2, () => new Promise((resolve) => (end = resolve)))]);
  schedules.start();
  await vi.advanceTimersByTimeAsync(MINUTE);
  const rest = schedules.restWhile(async () => {
    runs.push('work');
    schedules.use([scheduled('new', 2)]);
  });
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(runs).toEqual(['slow']);
  end();
  await rest;
  expect(runs).toEqual(['slow', 'work']);
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(runs).toEqual(['slow', 'work', 'new']);
});

it('starts no more runs once it is stopped, and uses rebuilt functions', async () => {
  schedules.use([scheduled('old', 2)]);
  schedules.start();
  schedules.use([scheduled('new', 2)]);
  await vi.advanceTimersByTimeAsync(MINUTE);
  await schedules.stop();
  await vi.advanceTimersByTimeAsync(10 * MINUTE);
  expect(runs).toEqual(['new']);
});
