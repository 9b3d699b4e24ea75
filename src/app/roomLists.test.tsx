import { afterEach, describe, expect, it, vi } from 'vitest';
import { DASHBOARD_PAGE_SIZE } from '../../core/calls/room/dashboardPageSize.ts';
import type { SortField } from '../../core/calls/room/summary.ts';
import { isFoundBy, wordsOf } from '../../core/room/lists/searchWords.ts';
import type { SummaryEntry } from '../../core/room/lists/summaryEntry.ts';
import type { Backend } from '../shared/ports/backend.ts';
import type { RoomFilter } from '../shared/ports/DashboardPort.ts';
import { until } from '../shared/testing/until.ts';
import { memoryBackend } from './testing/memory/memoryBackend.ts';
import { summaryEntry } from './testing/memory/summaryEntry.ts';
import { ada, closePages, control, openPage, press, typeInto } from './testing/openPage.ts';

afterEach(closePages);

/** The names on the cards, in order. */
function namesOf(host: HTMLElement): (string | null)[] {
  return [...host.querySelectorAll('main ul > li :is(h2, h3)')].map((heading) => heading.textContent);
}

/** Waits until the cards show these rooms in this order. */
function expectRooms(host: HTMLElement, ids: readonly (string | number)[]): Promise<void> {
  return until(() => expect(namesOf(host)).toEqual(ids.map((id) => `Room ${id}`)));
}

/** Eight rooms: the newest is the first, the most played the last, the best rated the fourth. */
const rooms = Array.from({ length: 8 }, (_, index) =>
  summaryEntry(`${index + 1}`, {
    createdAt: 1_790_000_000 - index,
    count: index,
    avgRating: 5 - Math.abs(index - 3) / 2 - index / 100,
    language: index === 7 ? 'de' : 'en',
  }),
);

/** A server that returns pages, descending, and records the requests. */
function serve() {
  const asked: [SortField, string | undefined][] = [];
  const summary = async (
    sortBy: SortField,
    startAfter?: string,
    { search = '', language = '' }: RoomFilter = {},
    limit = DASHBOARD_PAGE_SIZE,
  ): Promise<readonly SummaryEntry[]> => {
    if (limit === DASHBOARD_PAGE_SIZE) asked.push([sortBy, startAfter]);
    const found = rooms.filter(
      (room) => isFoundBy(room.roomName, wordsOf(search)) && (language === '' || room.language === language),
    );
    const sorted = found.toSorted((one, other) => other[sortBy] - one[sortBy]);
    const from = sorted.findIndex(({ id }) => id === startAfter) + 1;
    return sorted.slice(from, from + limit);
  };
  return { backend: { ...memoryBackend(), dashboard: { summary } }, asked };
}

describe('/dashboard (SPEC §2)', () => {
  it('dashboard-page and dashboard-more: shows 6 rooms, and goes on after the last room id shown', async () => {
    const { backend, asked } = serve();
    const { host } = await openPage('/dashboard', backend);
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    control(host, 'Load more')?.focus();
    press(host, 'Load more');
    await expectRooms(host, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(control(host, 'Load more')).toBeUndefined();
    expect(document.activeElement?.textContent, 'the first new room').toBe('Room 7');
    expect(asked).toEqual([
      ['createdAt', undefined],
      ['createdAt', '6'],
    ]);
  });

  it('is as it was left for who comes back from a room, and begins anew for who comes another way', async () => {
    const { backend, asked } = serve();
    const { host, goBack } = await openPage('/dashboard', backend);
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    press(host, 'Load more');
    await expectRooms(host, [1, 2, 3, 4, 5, 6, 7, 8]);
    host.querySelectorAll<HTMLAnchorElement>('main ul > li a')[6]?.click();
    await until(() => expect(namesOf(host)).not.toContain('Room 7'));
    goBack();
    await expectRooms(host, [1, 2, 3, 4, 5, 6, 7, 8]);
    expect(asked).toHaveLength(2);
    press(host, 'Pricing');
    await until(() => expect(namesOf(host)).not.toContain('Room 7'));
    press(host, 'Home');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
  });

  it('dashboard-sort: sorts by Latest (createdAt), Most Popular (count) and Highest Rating (avgRating)', async () => {
    const { backend, asked } = serve();
    const { host } = await openPage('/dashboard', backend);
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    const options = [...host.querySelectorAll<HTMLLabelElement>('main fieldset label')].slice(0, 3);
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
    // The room in another language is played most.
    await expectRooms(host, [7, 6, 5, 4, 3, 2]);
    choose('Highest Rating');
    await expectRooms(host, [4, 3, 5, 2, 6, 1]);
    choose('Latest');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    expect(asked.map(([sortBy]) => sortBy)).toEqual([
      'createdAt',
      'count',
      'count',
      'avgRating',
      'createdAt',
    ]);
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
    await shows('The rooms could not be loaded');
    expect(log).toHaveBeenCalledWith(failure);
    isDown = false;
    press(host, 'Try again');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    log.mockRestore();
  });
});

describe('/dashboard, beyond the specification', () => {
  it('finds rooms by the beginnings of words while one types, says so where there is none, and shows all again', async () => {
    const { backend } = serve();
    const { host, address, shows } = await openPage('/dashboard?search=room%203', backend);
    await expectRooms(host, [3]);
    typeInto(host, 'Search rooms by name', 'attic');
    await shows('No room by that name');
    expect(address()).toBe('/dashboard?search=attic');
    press(host, 'Show all rooms');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
    expect(address()).toBe('/dashboard');
  });

  it('M2 shows rooms in one language, as the address says, and says so where there is none', async () => {
    const { backend } = serve();
    const { host, address, shows } = await openPage('/dashboard?language=de', backend);
    await expectRooms(host, [8]);
    const picker = host.querySelector<HTMLSelectElement>('select[aria-label="Language of the rooms"]');
    expect(picker?.value).toBe('de');
    if (picker) picker.value = 'fr';
    picker?.dispatchEvent(new Event('change', { bubbles: true }));
    await shows('No room in this language yet');
    expect(address()).toBe('/dashboard?language=fr');
    press(host, 'Show all rooms');
    await expectRooms(host, [1, 2, 3, 4, 5, 6]);
  });

  it('lists the bookmarked rooms, takes one off at once, and says which are closed', async () => {
    const bookmarks = new Set(['u1_2', 'u1_4', 'u1_gone']);
    const backend = {
      ...memoryBackend({ summaries: rooms, bookmarks, user: ada }),
      dashboard: serve().backend.dashboard,
    };
    const { host, shows, address } = await openPage('/dashboard?sort=avgRating', backend);
    await expectRooms(host, [4, 3, 5, 2, 6, 1]);
    host.querySelectorAll<HTMLElement>('main fieldset')[1]?.querySelectorAll('input')[1]?.click();
    await expectRooms(host, [4, 2]);
    expect(address()).toBe('/dashboard?sort=avgRating&list=bookmarked');
    await shows('One bookmarked room is offline at the moment.');
    press(host, 'Bookmark Room 4');
    await expectRooms(host, [2]);
    await until(() => expect([...bookmarks]).toEqual(['u1_2', 'u1_gone']));
  });

  it('lists a room, too, that was marked before one signed in and is kept while the list is open', async () => {
    sessionStorage.setItem('bookmarkLater', '3');
    const bookmarks = new Set(['u1_2', 'u1_4']);
    const backend = memoryBackend({ summaries: rooms, bookmarks, user: ada });
    const { host } = await openPage('/dashboard?list=bookmarked', backend);
    await expectRooms(host, [2, 3, 4]);
  });

  it('leads back into the play that was left, with the time on its clock', async () => {
    const left = {
      roomId: 'r9',
      roomName: 'The Cellar',
      imageUrl: '',
      timeLeft: 401_000,
      isPaused: true,
      at: 0,
    };
    const { host, shows } = await openPage('/dashboard', { ...memoryBackend({ leftPlay: left }) });
    await shows('You left The Cellar');
    await shows('Paused with 6:41 left');
    expect(control(host, 'Go back in')?.getAttribute('href')).toBe('/gameplay/r9');
    closePages();
    const over = await openPage('/dashboard', memoryBackend({ leftPlay: { ...left, isPaused: false } }));
    await over.shows('No rooms yet');
    await over.hides('You left The Cellar');
  });
});

describe('/projects (SPEC §2)', () => {
  it('shows the results of the live version with how its plays ended, and those of earlier ones', async () => {
    const counts = { escapes: 4, timeouts: 3, left: 2 };
    const stats = [
      {
        roomId: 'live',
        creatorId: ada.userId,
        version: 4,
        boards: [1, 4],
        ...counts,
        stuck: {},
        lengths: {},
      },
    ];
    const backend = memoryBackend({ summaries: [summaryEntry('live')], user: ada, stats });
    backend.records.loadAllRecords = async (roomId, version) => [
      {
        ...{ roomId, version, playerId: 'p1', username: `Player of ${version}`, isNamed: true },
        ...{ isSignedIn: false, time: 61_000, pausedFor: 0, createdAt: 1_800_000_000 },
        ...{ timeAllowance: 'standard', hints: 0, isHelped: false },
      },
    ];
    const { host } = await openPage('/projects', backend);
    await expectRooms(host, ['live']);
    press(host, 'More for Room live');
    const entries = () => [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')];
    await until(() => expect(entries()).not.toEqual([]));
    entries()
      .find(({ textContent }) => textContent === 'Results')
      ?.click();
    const shown = () => document.body.textContent;
    await until(() => expect(shown()).toContain('Player of 4'));
    expect(shown()).toContain('4 by escape, 3 by time, 2 left unfinished.');
    const choice = document.querySelector('select');
    if (!choice) throw new Error('There is no choice of version.');
    expect([...choice.options].map(({ text }) => text)).toEqual(['All versions', '4, the latest', '1 to 3']);
    choice.value = '1';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => expect(shown()).toContain('Player of 1'));
    expect(shown()).not.toContain('by escape');
    closePages();
    await openPage('/projects?results=live', backend);
    await until(() => expect(shown()).toContain('4 by escape, 3 by time, 2 left unfinished.'));
  });

  const own = [
    summaryEntry('draft', { isPublished: false }),
    summaryEntry('live'),
    summaryEntry('strange', { creatorId: 'u2' }),
  ];

  it('route-projects: lists the creator’s own rooms, with delete; login required', async () => {
    const guest = await openPage('/projects', memoryBackend({ summaries: own }));
    await guest.shows('Knock, knock.');
    expect(guest.address()).toBe('/login?next=%2Fprojects');
    closePages();

    const backend = memoryBackend({ summaries: own, user: ada });
    const { host, address, shows } = await openPage('/projects', backend);
    await expectRooms(host, ['draft', 'live']);
    expect(address()).toBe('/projects');

    const ownNames = () =>
      [...host.querySelectorAll('ul[aria-label="Your rooms"] h2')].map(({ textContent }) => textContent);
    const deleteLive = async () => {
      press(host, 'More for Room live');
      const entry = () => document.querySelector<HTMLElement>('[aria-label="Delete Room live"]');
      await until(() => expect(entry()).not.toBeNull());
      entry()?.click();
    };
    // Asks first: which room, its link, and its results.
    await deleteLive();
    await shows('Delete “Room live”?');
    await shows('/gameplay/live');
    await shows('It has no results yet.');
    press(host, 'Cancel');
    await expectRooms(host, ['draft', 'live']);
    await deleteLive();
    await shows('Delete “Room live”?');
    press(host, 'Delete');
    await until(() => expect(ownNames()).toEqual(['Room draft']));
    expect((await backend.rooms.listRooms(ada.userId)).map(({ id }) => id)).toEqual(['draft']);
    // It can be restored from the bin.
    await shows('Bin: 1 room');
    press(host, 'Restore Room live');
    await until(() => expect(ownNames()).toEqual(['Room draft', 'Room live']));
  });
});
