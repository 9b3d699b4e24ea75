import { afterEach, expect, it, vi } from 'vitest';
import type { RoomScoresAnswer } from '../../../core/calls/admin/roomScores.ts';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryScores } from '../../app/testing/memory/memoryScores.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import { createScoresStore } from './scoresStore.ts';

const network = { origin: 'one', sum: 12, count: 12, isSetAside: false };
const scores: RoomScoresAnswer = {
  roomName: 'The cellar',
  ratings: { sum: 5, count: 5 },
  networks: [network],
  records: [],
  teamRecords: [],
};

afterEach(() => vi.restoreAllMocks());

function open() {
  const memory = createMemory({ scores: new Map([['r1', scores]]) });
  return { memory, store: createScoresStore(createMemoryScores(memory)) };
}

it('looks a room over, and anew after each change', async () => {
  const { store } = open();
  expect(store.getState().status).toBe('idle');
  await store.getState().open('r1');
  expect(store.getState()).toMatchObject({ status: 'ready', scores });
  await store.getState().setRatingsAside('one', true);
  expect(store.getState()).toMatchObject({ scores: { networks: [{ isSetAside: true }] }, busyId: null });
  await store.getState().open('');
  expect(store.getState()).toMatchObject({ status: 'idle', scores: null });
});

it('says what failed, and shows how things stand after a refused change', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { store, memory } = open();
  await store.getState().open('gone');
  expect(store.getState()).toMatchObject({ status: 'failed', failure: 'notFound' });
  await store.getState().open('r1');
  const refuse = store.getState().setRatingsAside('one', true);
  memory.accountFailure = new BackendError('offline', 'no');
  await refuse.catch(() => {});
  expect(store.getState()).toMatchObject({ status: 'failed', failure: 'offline', busyId: null });
});

it('shows the room that was asked for last, however late another one comes', async () => {
  const late = deferred<RoomScoresAnswer>();
  const calls = createMemoryScores(createMemory({ scores: new Map([['r1', scores]]) }));
  const store = createScoresStore({
    ...calls,
    roomScores: (asked) => (asked.roomId === 'late' ? late.promise : calls.roomScores(asked)),
  });
  const first = store.getState().open('late');
  await store.getState().open('r1');
  late.resolve({ ...scores, roomName: 'Another' });
  await first;
  expect(store.getState().scores?.roomName).toBe('The cellar');
});
