import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { BackendError } from '../ports/BackendError.ts';
import { createPaging, type Page, type Paged, UNREAD } from './createPaging.ts';

interface Asked {
  search: string;
}

type Answer = Page<string, number> & { total: number };

/** A paged store of words; each is its own id. */
function listOf(load: (search: string, after: number | null) => Promise<Page<string, number>>) {
  const store = createStore<Paged<string, number> & Asked & { total: number }>(() => ({
    ...UNREAD,
    search: '',
    total: 0,
  }));
  const paging = createPaging<Asked, string, number, Answer>(
    { get: store.getState, set: store.setState },
    async (after) => ({ ...(await load(store.getState().search, after)), total: 9 }),
    (entry) => entry.toLowerCase(),
  );
  return { ...paging, state: store.getState };
}

it('goes on by the end of the page before, and stops at the end', async () => {
  const load = vi.fn(async (_search: string, after: number | null) =>
    after === null ? { entries: ['a', 'b'], next: 2 } : { entries: ['c'], next: null },
  );
  const { state, open, loadMore, replace } = listOf(load);
  await open({ search: 'x' });
  expect(state()).toMatchObject({ search: 'x', entries: ['a', 'b'], total: 9, status: 'ready' });
  await Promise.all([loadMore(), loadMore()]);
  await loadMore();
  expect(state()).toMatchObject({ entries: ['a', 'b', 'c'], next: null, isLoadingMore: false });
  expect(load.mock.calls).toEqual([
    ['x', null],
    ['x', 2],
  ]);
  replace('B');
  expect(state().entries).toEqual(['a', 'B', 'c']);
});

it('shows once what moved to the next page meanwhile', async () => {
  const { state, open, loadMore } = listOf(async (_search, after) =>
    after === null ? { entries: ['a', 'b'], next: 2 } : { entries: ['b', 'c'], next: null },
  );
  await open({ search: '' });
  await loadMore();
  expect(state().entries).toEqual(['a', 'b', 'c']);
});

it('shows the newer search, however late the older response is', async () => {
  const slow = deferred<Page<string, number>>();
  const { state, open } = listOf((search) =>
    search === 'slow' ? slow.promise : Promise.resolve({ entries: [search], next: null }),
  );
  const older = open({ search: 'slow' });
  expect(await open({ search: 'fast' })).toBe(true);
  slow.resolve({ entries: ['slow'], next: null });
  expect(await older).toBe(false);
  expect(state()).toMatchObject({ search: 'fast', entries: ['fast'], status: 'ready' });
});

it('is left alone by what comes of an older search, in the middle of a newer one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lines = { slow: deferred<void>(), more: deferred<void>(), own: deferred<void>() };
  const { state, open, loadMore } = listOf(async (search, after) => {
    if (search === 'slow') await lines.slow.promise;
    if (after) await (search === 'old' ? lines.more : lines.own).promise;
    if (after && search === 'new') throw new BackendError('offline', 'No connection');
    return { entries: [search], next: 1 };
  });
  const slow = open({ search: 'slow' });
  await open({ search: 'old' });
  const more = loadMore();
  await open({ search: 'new' });
  const own = loadMore();
  lines.more.resolve();
  await more;
  expect(state()).toMatchObject({ isLoadingMore: true, entries: ['new'] });
  lines.own.resolve();
  await own;
  lines.slow.resolve();
  await slow;
  expect(state()).toMatchObject({ status: 'ready', entries: ['new'], failure: 'offline' });
  log.mockRestore();
});

it('keeps what is shown until the list has come anew, and lets no page follow it meanwhile', async () => {
  const again = deferred<Page<string, number>>();
  const more = deferred<Page<string, number>>();
  const firsts = [Promise.resolve({ entries: ['a', 'b'], next: 2 }), again.promise];
  const load = vi.fn(async (_search: string, after: number | null) =>
    after === null ? (firsts.shift() ?? again.promise) : more.promise,
  );
  const { state, open, refresh, loadMore } = listOf(load);
  await open({ search: '' });
  const late = loadMore();
  const refreshed = refresh();
  await loadMore();
  expect(load).toHaveBeenCalledTimes(3);
  expect(state()).toMatchObject({ status: 'ready', entries: ['a', 'b'] });
  more.resolve({ entries: ['c'], next: null });
  await late;
  again.resolve({ entries: ['b', 'c'], next: 3 });
  expect(await refreshed).toBe(true);
  expect(state()).toMatchObject({ entries: ['b', 'c'], next: 3, isLoadingMore: false });
});

it('says that the first page failed, and keeps what is shown where a further one does', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const { state, open, loadMore } = listOf(async (_search, after) => {
    if (isDown || after) throw new BackendError('offline', 'No connection');
    return { entries: ['a'], next: 1 };
  });
  expect(await open({ search: '' })).toBe(false);
  expect(state()).toMatchObject({ status: 'failed', failure: 'offline' });
  isDown = false;
  await open({ search: '' });
  await loadMore();
  expect(state()).toMatchObject({
    status: 'ready',
    entries: ['a'],
    failure: 'offline',
    isLoadingMore: false,
  });
  log.mockRestore();
});
