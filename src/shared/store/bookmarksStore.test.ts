import { afterEach, beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { createMemory, type Memory } from '../../app/testing/memory/memory.ts';
import { createMemoryBackend } from '../../app/testing/memory/memoryBackend.ts';
import { BackendError } from '../ports/BackendError.ts';
import type { BookmarksPort } from '../ports/BookmarksPort.ts';
import { createBookmarksStore } from './bookmarksStore.ts';

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const failure = new BackendError('offline', 'The server cannot be reached.');

function createStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function createStore(memory: Memory = createMemory(), changes: Partial<BookmarksPort> = {}) {
  const port = { ...createMemoryBackend(memory).bookmarks, ...changes };
  return createBookmarksStore({ port, storage: createStorage() });
}

it('state-bookmarks: keeps the user’s bookmarked rooms in a separate state area, and clears them at sign-out', async () => {
  const store = createStore(createMemory({ bookmarks: new Set(['u1_study', 'u2_cellar']) }));
  await store.getState().open('u1');
  expect(store.getState()).toMatchObject({ userId: 'u1', roomIds: ['study'], phase: 'ready' });
  await store.getState().open('');
  expect(store.getState()).toMatchObject({ userId: '', roomIds: [], phase: 'idle' });
});

it('shows a bookmark at once, and keeps it', async () => {
  const memory = createMemory();
  const store = createStore(memory);
  await store.getState().open('u1');
  const marked = store.getState().mark('study', true);
  expect(store.getState().roomIds).toEqual(['study']);
  expect(await marked).toBe(true);
  expect([...memory.bookmarks]).toEqual(['u1_study']);
  await store.getState().mark('study', false);
  expect([store.getState().roomIds, memory.bookmarks.size]).toEqual([[], 0]);
});

it('error-bookmark: errors are only logged, and what was shown is shown again', async () => {
  const memory = createMemory({ bookmarks: new Set(['u1_study']) });
  const store = createStore(memory);
  await store.getState().open('u1');
  memory.accountFailure = failure;
  expect(await store.getState().mark('study', false)).toBe(false);
  expect(await store.getState().mark('cellar', true)).toBe(false);
  expect(store.getState().roomIds).toEqual(['study']);
  await store.getState().open('u2');
  expect(store.getState()).toMatchObject({ userId: 'u2', phase: 'failed' });
  expect(logged).toHaveBeenCalledTimes(3);
});

it('keeps what is marked while the list is still on its way', async () => {
  const list = deferred<readonly string[]>();
  const store = createStore(createMemory(), { listBookmarks: () => list.promise });
  const opened = store.getState().open('u1');
  const marked = store.getState().mark('study', true);
  list.resolve(['cellar']);
  await Promise.all([opened, marked]);
  expect(store.getState().roomIds).toEqual(['cellar', 'study']);
});

it('shows what was asked last, while what was asked before it is on its way', async () => {
  const memory = createMemory();
  const { setBookmark } = createMemoryBackend(memory).bookmarks;
  const line = deferred<void>();
  const store = createStore(memory, {
    setBookmark: (bookmark) => line.promise.then(() => setBookmark(bookmark)),
  });
  await store.getState().open('u1');
  const shown: (readonly string[])[] = [];
  const marked = store.getState().mark('study', true);
  const unmarked = store.getState().mark('study', false);
  store.subscribe(({ roomIds }) => void shown.push(roomIds));
  line.resolve();
  await Promise.all([marked, unmarked]);
  expect(shown.flat()).toEqual([]);
  expect(memory.bookmarks.size).toBe(0);
});

it('sets what somebody wanted to keep before signing in', async () => {
  const memory = createMemory();
  const store = createStore(memory);
  await store.getState().open('');
  store.getState().markLater('study');
  await store.getState().open('u1');
  expect(store.getState().roomIds).toEqual(['study']);
  expect([...memory.bookmarks]).toEqual(['u1_study']);
  await store.getState().open('u2');
  expect([...memory.bookmarks]).toEqual(['u1_study']);
});
