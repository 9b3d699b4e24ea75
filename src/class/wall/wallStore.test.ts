import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createWallStore } from './wallStore.ts';
import type { Wall } from './wallView.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RUNNING: Wall = {
  ...{ roomName: 'The study', code: 'K7M4QX', language: 'en', state: 'running', isDoorOpen: true },
  ...{ isRanked: false, at: 0, startedAt: 0, played: 10_300, limit: 60_000, teams: [] },
};

/** Returns a wall that is being followed, and a way to make its server fail. */
function followed(state: Wall['state'] = 'running') {
  const server = { asked: 0, failure: null as BackendError | null };
  const store = createWallStore({
    load: async () => {
      server.asked += 1;
      if (server.failure) throw server.failure;
      return { ...RUNNING, state };
    },
    now: Date.now,
  });
  return { server, store, stop: store.getState().follow() };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it.each([
  ['lobby', 2000],
  ['running', 3000],
  ['paused', 2000],
  ['ended', 30_000],
] as const)('%s: asks every %i ms, until it is left', async (state, every) => {
  const { server, stop } = followed(state);
  await pass(3 * every);
  expect(server.asked).toBe(4);
  stop();
  await pass(120_000);
  expect(server.asked).toBe(4);
});

it('keeps what it knows without a line, says so, and goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { server, store, stop } = followed();
  await pass(10);
  server.failure = new BackendError('offline', 'No network');
  await pass(3000);
  const { wall, failure, answeredAt } = store.getState();
  expect([wall, failure]).toEqual([RUNNING, 'offline']);
  expect(store.getState().now).toBeGreaterThan(answeredAt);
  server.failure = null;
  await pass(5000);
  expect(store.getState().failure).toBeNull();
  expect(log).toHaveBeenCalled();
  log.mockRestore();
  stop();
});

it('asks no more for a wall that is not there', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { server, store, stop } = followed();
  server.failure = new BackendError('notFound', 'No such wall');
  await pass(60_000);
  expect([store.getState().failure, server.asked]).toEqual(['notFound', 2]);
  log.mockRestore();
  stop();
});

it('asks at once, but not twice at the same time', async () => {
  const { server, store, stop } = followed();
  void store.getState().ask();
  void store.getState().ask();
  await pass(10);
  expect(server.asked).toBe(1);
  await store.getState().ask();
  expect(server.asked).toBe(2);
  stop();
});

it('ticks as the second of the class begins, not that of the browser', async () => {
  const { store, stop } = followed();
  await pass(0);
  const begin = store.getState().answeredAt;
  const ticks: number[] = [];
  const forget = store.subscribe(({ now }, before) => {
    if (now !== before.now) ticks.push((RUNNING.played + now - begin) % 1000);
  });
  await pass(1900);
  expect(ticks.slice(1).every((at) => at < 50)).toBe(true);
  forget();
  stop();
});
