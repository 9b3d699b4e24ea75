import { describe, expect, it } from 'vitest';
import { DASHBOARD_PAGE_SIZE } from '../../../core/calls/room/dashboardPageSize.ts';
import type { SortField } from '../../../core/calls/room/summary.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { deferred } from '../../app/testing/memory/deferred.ts';
import { summaryEntry } from '../../app/testing/memory/summaryEntry.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { DashboardPort } from '../../shared/ports/DashboardPort.ts';
import { createDashboardStore } from './dashboardStore.ts';

/** An in-memory server with `total` rooms, which answers page by page and records the requests. */
function server(total: number) {
  const all = Array.from({ length: total }, (_, index) => summaryEntry(`r${index + 1}`));
  const asked: [SortField, string | undefined][] = [];
  const port: DashboardPort = {
    summary: async (sortBy, startAfter, _filter, limit = DASHBOARD_PAGE_SIZE) => {
      if (limit === DASHBOARD_PAGE_SIZE) asked.push([sortBy, startAfter]);
      const from = all.findIndex((room) => room.id === startAfter) + 1;
      return all.slice(from, from + limit);
    },
  };
  return { port, asked };
}

const ids = (rooms: readonly SummaryEntry[]) => rooms.map((room) => room.id);

describe('dashboardStore (SPEC §2 "Dashboard", §7)', () => {
  it('shows 6 rooms, and goes on after the last room id shown until a page is not full', async () => {
    const { port, asked } = server(8);
    const store = createDashboardStore(port);
    await store.getState().open('count');
    expect(store.getState()).toMatchObject({ status: 'ready', hasMore: true });
    expect(ids(store.getState().rooms)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
    await store.getState().loadMore();
    expect(store.getState()).toMatchObject({ hasMore: false, isLoadingMore: false });
    expect(store.getState().rooms).toHaveLength(8);
    await store.getState().loadMore();
    expect(asked).toEqual([
      ['count', undefined],
      ['count', 'r6'],
    ]);
  });

  it.each([
    [6, 6],
    [12, 12],
    [7, 6],
  ])('offers no further page after the last of %i rooms, though that was full', async (total, shown) => {
    const store = createDashboardStore(server(total).port);
    await store.getState().open('count');
    if (shown > DASHBOARD_PAGE_SIZE) await store.getState().loadMore();
    expect(store.getState().rooms).toHaveLength(shown);
    expect(store.getState().hasMore).toBe(total > shown);
  });

  it('begins anew with another order', async () => {
    const { port, asked } = server(8);
    const store = createDashboardStore(port);
    await store.getState().open('createdAt');
    await store.getState().loadMore();
    await store.getState().open('avgRating');
    expect(store.getState().rooms).toHaveLength(6);
    expect(store.getState().sortBy).toBe('avgRating');
    expect(asked.at(-1)).toEqual(['avgRating', undefined]);
  });

  it('drops a slow response for a sort order that is no longer selected', async () => {
    const slow = deferred<readonly SummaryEntry[]>();
    const store = createDashboardStore({
      summary: (sortBy) =>
        sortBy === 'createdAt' ? slow.promise : Promise.resolve([summaryEntry('popular')]),
    });
    const first = store.getState().open('createdAt');
    await store.getState().open('count');
    slow.resolve([summaryEntry('late')]);
    await first;
    expect(ids(store.getState().rooms)).toEqual(['popular']);
  });

  it('rethrows "Network response was not ok" and offers another try (SPEC §8)', async () => {
    const { port } = server(1);
    const refused = new BackendError('refused', 'Network response was not ok');
    let isDown = true;
    const store = createDashboardStore({
      summary: (...all) => (isDown ? Promise.reject(refused) : port.summary(...all)),
    });
    await expect(store.getState().open('createdAt')).rejects.toBe(refused);
    expect(store.getState()).toMatchObject({ status: 'failed', failure: 'refused', rooms: [] });
    isDown = false;
    await store.getState().open('createdAt');
    expect(store.getState()).toMatchObject({ status: 'ready', failure: null });
    expect(store.getState().rooms).toHaveLength(1);
  });

  it('keeps what is shown when a further page fails', async () => {
    const { port } = server(8);
    const store = createDashboardStore({
      summary: (sortBy, startAfter) =>
        startAfter
          ? Promise.reject(new BackendError('offline', 'No connection'))
          : port.summary(sortBy, startAfter),
    });
    await store.getState().open('createdAt');
    await expect(store.getState().loadMore()).rejects.toMatchObject({ code: 'offline' });
    expect(store.getState()).toMatchObject({
      status: 'ready',
      failure: 'offline',
      isLoadingMore: false,
      hasMore: true,
    });
    expect(store.getState().rooms).toHaveLength(6);
  });

  it('shows a room once though it moved to the next page meanwhile', async () => {
    const { port } = server(6);
    const store = createDashboardStore({
      summary: async (sortBy, startAfter) =>
        startAfter ? [summaryEntry('r6'), summaryEntry('r7')] : port.summary(sortBy, startAfter),
    });
    await store.getState().open('count');
    await store.getState().loadMore();
    expect(ids(store.getState().rooms)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7']);
  });
});

it('goes on after the room before, where the last one was taken off the list meanwhile', async () => {
  const { port } = server(8);
  const store = createDashboardStore({
    summary: async (sortBy, startAfter) => {
      if (startAfter === 'r6' || startAfter === 'r5') throw new BackendError('refused', 'It is gone.');
      return port.summary(sortBy, startAfter);
    },
  });
  await store.getState().open('createdAt');
  await store.getState().loadMore();
  expect(ids(store.getState().rooms)).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7', 'r8']);
  expect(store.getState()).toMatchObject({ failure: null, isLoadingMore: false });
});
