import { expect, it, vi } from 'vitest';
import { BackendError } from '../ports/BackendError.ts';
import { deferred } from '../testing/deferred.ts';
import { createPagedList } from './createPagedList.ts';

const cursor = (place: number) => ({ place, id: `e${place}` });

it('goes on by the end of the page before, and stops at the end', async () => {
  const load = vi.fn(async (_search: string, after: { place: number } | null) =>
    after === null ? { entries: ['a', 'b'], next: cursor(2) } : { entries: ['c'], next: null },
  );
  const list = createPagedList(load);
  await list.getState().open('x');
  await Promise.all([list.getState().loadMore(), list.getState().loadMore()]);
  await list.getState().loadMore();
  expect(list.getState()).toMatchObject({ entries: ['a', 'b', 'c'], next: null, status: 'ready' });
  expect(load.mock.calls).toEqual([
    ['x', null],
    ['x', cursor(2)],
  ]);
  list.getState().replace((entry) => entry === 'b', 'B');
  expect(list.getState().entries).toEqual(['a', 'B', 'c']);
});

it('shows the newer search, however late the older one answers', async () => {
  const slow = deferred<{ entries: string[]; next: null }>();
  const list = createPagedList((search) =>
    search === 'slow' ? slow.promise : Promise.resolve({ entries: [search], next: null }),
  );
  const older = list.getState().open('slow');
  await list.getState().open('fast');
  slow.resolve({ entries: ['slow'], next: null });
  await older;
  expect(list.getState()).toMatchObject({ search: 'fast', entries: ['fast'], status: 'ready' });
});

it('is left alone by what comes of an older search, in the middle of a newer one', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const lines = { slow: deferred<void>(), more: deferred<void>(), own: deferred<void>() };
  const page = (entry: string) => ({ entries: [entry], next: cursor(1) });
  const list = createPagedList<string>(async (search, after) => {
    if (search === 'slow') await lines.slow.promise;
    if (after) await (search === 'old' ? lines.more : lines.own).promise;
    if (after && search === 'new') throw new BackendError('offline', 'No connection');
    return page(search);
  });
  const { open, loadMore } = list.getState();
  const slow = open('slow');
  await open('old');
  const more = loadMore();
  await open('new');
  const own = loadMore();
  lines.more.resolve();
  await more;
  expect(list.getState()).toMatchObject({ isLoadingMore: true, entries: ['new'] });
  lines.own.resolve();
  await own;
  lines.slow.resolve();
  await slow;
  expect(list.getState()).toMatchObject({ status: 'ready', entries: ['new'], failure: 'offline' });
  log.mockRestore();
});

it('says that the first page failed, and keeps what is shown where a further one does', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  let isDown = true;
  const list = createPagedList(async (_search, after) => {
    if (isDown || after) throw new BackendError('offline', 'No connection');
    return { entries: ['a'], next: cursor(1) };
  });
  await list.getState().open('');
  expect(list.getState()).toMatchObject({ status: 'failed', failure: 'offline' });
  isDown = false;
  await list.getState().open('');
  await list.getState().loadMore();
  expect(list.getState()).toMatchObject({
    status: 'ready',
    entries: ['a'],
    failure: 'offline',
    isLoadingMore: false,
  });
  log.mockRestore();
});
