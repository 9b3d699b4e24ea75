import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { createMemory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { RatingsPort } from '../../shared/ports/RatingsPort.ts';
import { createRatingStore } from './ratingStore.ts';

let logged: MockInstance;
let told: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  told = vi.spyOn(console, 'info').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const failure = new BackendError('offline', 'The server cannot be reached.');

async function openStore(changes: Partial<RatingsPort> = {}) {
  const { ratings } = createMemoryBackend(createMemory({ ratings: new Map([['study', 3]]) }));
  const store = createRatingStore({ ...ratings, ...changes });
  await store.getState().open('study');
  return store;
}

it('state-rating: keeps how a room is rated and the player’s own stars, as a state area of its own', async () => {
  const store = await openStore();
  expect(store.getState()).toMatchObject({
    roomId: 'study',
    rating: 3,
    aggregate: { sum: 3, count: 1 },
    posting: 'idle',
  });
  await store.getState().open('airlock');
  expect(store.getState()).toMatchObject({
    roomId: 'airlock',
    rating: null,
    aggregate: { sum: 0, count: 0 },
  });
});

it('call-rating-response: the response is only logged; the stars are shown at once', async () => {
  const answer = deferred<{ sum: number; count: number }>();
  const store = await openStore({ postRating: () => answer.promise });
  const rated = store.getState().rate(5);
  expect(store.getState()).toMatchObject({ rating: 5, posting: 'sending' });
  answer.resolve({ sum: 50, count: 11 });
  await rated;
  expect(told).toHaveBeenCalledWith(expect.any(String), { sum: 50, count: 11 });
  expect(store.getState()).toMatchObject({ rating: 5, aggregate: { sum: 3, count: 1 }, posting: 'done' });
});

it('error-rating: a post that fails gives ‘Failed to post rating’, only logged, and the stars of before', async () => {
  const store = await openStore({ postRating: () => Promise.reject(failure) });
  await store.getState().rate(5);
  expect(logged).toHaveBeenCalledExactlyOnceWith('Failed to post rating', failure);
  expect(store.getState()).toMatchObject({ rating: 3, posting: 'failed' });
});

it('error-rating-log: rating errors are only logged: nothing is thrown', async () => {
  const fail = () => Promise.reject(failure);
  const store = await openStore({ postRating: fail, loadAggregate: fail, findOwnRating: fail });
  await expect(store.getState().rate(5)).resolves.toBeUndefined();
  expect(logged.mock.calls).toEqual([
    ['The ratings could not be loaded.', failure],
    ['Failed to post rating', failure],
  ]);
});

it('posts the last of several ratings in a row, even if the first failed', async () => {
  const first = deferred<void>();
  const posted: number[] = [];
  const postRating = async (_: string, stars: number) => {
    posted.push(stars);
    if (posted.length > 1) return { sum: stars, count: 1 };
    await first.promise;
    throw failure;
  };
  const store = await openStore({ postRating });
  const all = ([1, 2, 5, 4] as const).map((stars) => store.getState().rate(stars));
  first.resolve();
  await Promise.all(all);
  expect(posted).toEqual([4]);
  expect(store.getState()).toMatchObject({ rating: 3, posting: 'failed' });
});
