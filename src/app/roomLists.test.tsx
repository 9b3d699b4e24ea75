// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DASHBOARD_PAGE_SIZE, type SortField } from '../../core/calls/summary.ts';
import type { SummaryEntry } from '../../core/room/summaryEntry.ts';
import type { Backend } from '../stores/backend.ts';
import { memoryBackend } from '../stores/testing/memoryBackend.ts';
import { summaryEntry } from '../stores/testing/summaryEntry.ts';
import { ada, closePages, control, openPage, press } from './testing/openPage.ts';

vi.setConfig({ testTimeout: 30_000 });

afterEach(closePages);

/** The names on the cards, as they stand. */
function namesOf(host: HTMLElement): (string | null)[] {
  return [...host.querySelectorAll('main ul > li :is(h2, h3)')].map((heading) => heading.textContent);
}

/** Waits until the cards are those of these rooms, in this order. */
function expectRooms(host: HTMLElement, ids: readonly (string | number)[]): Promise<void> {
  return vi.waitFor(() => expect(namesOf(host)).toEqual(ids.map((id) => `Room ${id}`)), { timeout: 15_000 });
}

describe('/dashboard (SPEC §2)', () => {
  /** Eight rooms: the newest is the first, the most played the last, the best rated the fourth. */
  const rooms = Array.from({ length: 8 }, (_, index) =>
    summaryEntry(`${index + 1}`, {
      createdAt: 1_790_000_000 - index,
      count: index,
      avgRating: 5 - Math.abs(index - 3) / 2 - index / 100,
    }),
  );

  /** A server that answers page by page, descending, and notes what it was asked. */
  function serve() {
    const asked: [SortField, string | undefined][] = [];
    const summary = async (sortBy: SortField, startAfter?: string): Promise<readonly SummaryEntry[]> => {
      asked.push([sortBy, startAfter]);
      const sorted = rooms.toSorted((one, other) => other[sortBy] - one[sortBy]);
      const from = sorted.findIndex(({ id }) => id === startAfter) + 1;
      return sorted.slice(from, from + DASHBOARD_PAGE_SIZE);
    };
    return { backend: { ...memoryBackend(), dashboard: { summary } }, asked };
  }

  it('dashboard-page and dashboard-more: shows 6 rooms, and goes on after the last room id shown', async () => {
    const { backend, asked } = serve();
    const { host } = await openPage('/dashboard', backend);
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    press(host, 'Load more');
    await expectRooms(host, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(control(host, 'Load more')).toBeUndefined();
    expect(asked).toEqual([
      ['createdAt', undefined],
      ['createdAt', '6'],
    ]);
  });

  it('dashboard-sort: sorts by Latest (createdAt), Most Popular (count) and Highest Rating (avgRating)', async () => {
    const { backend, asked } = serve();
    const { host } = await openPage('/dashboard', backend);
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    const options = [...host.querySelectorAll<HTMLLabelElement>('main fieldset label')];
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Latest',
      'Most Popular',
      'Highest Rating',
    ]);
    const choose = (name: string) =>
      options
        .find(({ textContent }) => textContent === name)
        ?.querySelector('input')
        ?.click();
    choose('Most Popular');
    await expectRooms(host, [8, 7, 6, 5, 4, 3]);
    choose('Highest Rating');
    await expectRooms(host, [4, 3, 5, 2, 6, 1]);
    choose('Latest');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    expect(asked.map(([sortBy]) => sortBy)).toEqual(['createdAt', 'count', 'avgRating', 'createdAt']);
  });

  it('error-dashboard: a failed fetch is shown and logged, and another try brings the rooms', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { backend } = serve();
    const failure = new Error('Network response was not ok');
    const { summary } = backend.dashboard;
    let isDown = true;
    const flaky: Backend = {
      ...backend,
      dashboard: { summary: (...all) => (isDown ? Promise.reject(failure) : summary(...all)) },
    };
    const { host, shows } = await openPage('/dashboard', flaky);
    await shows('The rooms did not load');
    expect(log).toHaveBeenCalledWith(failure);
    isDown = false;
    press(host, 'Try again');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    log.mockRestore();
  });
});

describe('/projects (SPEC §2)', () => {
  const rooms = [
    summaryEntry('draft', { isPublished: false }),
    summaryEntry('live'),
    summaryEntry('strange', { creatorId: 'u2' }),
  ];

  it('route-projects: lists the creator’s own rooms, with delete; login required', async () => {
    const guest = await openPage('/projects', memoryBackend({ summaries: rooms }));
    await guest.shows('Knock, knock.');
    expect(guest.address()).toBe('/login?next=%2Fprojects');
    closePages();

    const backend = memoryBackend({ summaries: rooms, user: ada });
    const { host, address, shows } = await openPage('/projects', backend);
    await expectRooms(host, ['draft', 'live']);
    expect(address()).toBe('/projects');

    press(host, 'Delete Room live');
    await shows('Delete “Room live”?');
    press(host, 'Cancel');
    expect(namesOf(host)).toHaveLength(2);
    press(host, 'Delete Room live');
    await shows('Delete “Room live”?');
    press(host, 'Delete room');
    await expectRooms(host, ['draft']);
    expect((await backend.rooms.listRooms(ada.userId)).map(({ id }) => id)).toEqual(['draft']);
  });
});
