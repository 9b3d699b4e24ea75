import { expect, it, vi } from 'vitest';
import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import { createGameRecordStore } from './gameRecordStore.ts';

const KEY = { roomId: 'r', version: 1, playerId: 'guest_me' };

function record(playerId: string, time: number): GameRecord {
  const player = { playerId, username: 'Anonymous', isNamed: false, isSignedIn: false };
  const help = { timeAllowance: 'standard', hints: 0, isHelped: false } as const;
  return { roomId: 'r', version: 1, ...player, ...help, time, pausedFor: 0, createdAt: 0 };
}

const fast = record('guest_a', 100);
const mine = record('guest_me', 300);
const board = { records: [fast], total: 2, own: { record: mine, place: null } };

type LeaderboardPort = Parameters<typeof createGameRecordStore>[0];

function createStore(port: Partial<LeaderboardPort> = {}) {
  const whole: LeaderboardPort = {
    loadLeaderboard: async () => board,
    loadAllRecords: async () => [fast, mine],
    ...port,
  };
  return createGameRecordStore(whole, KEY);
}

it('shows what is shown at first, and all on demand', async () => {
  const store = createStore();
  await store.getState().load();
  expect(store.getState()).toMatchObject({ ...board, phase: 'ready', rest: 'folded' });
  await store.getState().showAll();
  expect(store.getState()).toMatchObject({ records: [fast, mine], rest: 'shown' });
});

it('says what could not be loaded, and keeps what is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const offline = () => Promise.reject(new Error('offline'));
  const cutOff = createStore({ loadLeaderboard: offline });
  await cutOff.getState().load();
  expect(cutOff.getState().phase).toBe('failed');

  const store = createStore({ loadAllRecords: offline });
  await store.getState().load();
  await store.getState().showAll();
  expect(store.getState()).toMatchObject({ rest: 'failed', phase: 'ready', records: [fast] });
});

it('P17 takes over the name of the own record, wherever it is shown', async () => {
  const store = createStore();
  await store.getState().load();
  await store.getState().showAll();
  store.getState().nameOwn('Grace');
  const named = { ...mine, username: 'Grace', isNamed: true };
  expect(store.getState()).toMatchObject({ records: [fast, named], own: { record: named } });
});
