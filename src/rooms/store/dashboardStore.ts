import { createStore, type StoreApi } from 'zustand/vanilla';
import { DASHBOARD_PAGE_SIZE } from '../../../core/calls/room/dashboardPageSize.ts';
import type { SortField } from '../../../core/calls/room/summary.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { createLatestOnly } from '../../../core/util/createLatestOnly.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { DashboardPort, RoomFilter } from '../../shared/ports/DashboardPort.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { loadReadablePage } from './readableRooms.ts';

export interface DashboardState {
  sortBy: SortField;
  /** Beginnings of words in the names; empty for all rooms. */
  search: string;
  /** The rooms' language; empty for any. */
  language: string;
  rooms: readonly SummaryEntry[];
  /**
   * Whether there are more rooms: the last page was full (SPEC §7), and looking ahead has not found the list's end.
   */
  hasMore: boolean;
  status: 'loading' | 'ready' | 'failed';
  isLoadingMore: boolean;
  /** Why the last page failed; null on success. */
  failure: BackendErrorCode | null;
  /**
   * Loads the first page in an order, with an optional search. Throws the backend's error, which is also
   * shown (SPEC §8).
   */
  open: (sortBy: SortField, filter?: RoomFilter) => Promise<void>;
  /** Loads the page after the last room. Throws like `open`; shown rooms stay. */
  loadMore: () => Promise<void>;
}

export type DashboardStore = StoreApi<DashboardState>;

/** `readsIn` returns the reader's language: unless one is asked for, rooms in it come first. */
export function createDashboardStore(dashboard: DashboardPort, readsIn = () => ''): DashboardStore {
  return createStore((set, get) => {
    const rounds = createLatestOnly();
    /** The reader's language when the list was begun. */
    let reads = '';

    /**
     * Loads a page; null if another request was made meanwhile, since a slow response must not replace a
     * newer list. Shows a failure and rethrows it (SPEC §8).
     */
    async function request(shown: readonly SummaryEntry[] = []) {
      const isLatest = rounds.begin();
      if (shown.length === 0) reads = readsIn();
      try {
        const page = await loadPage(dashboard, { ...get(), reads }, shown);
        return isLatest() ? page : null;
      } catch (error) {
        if (isLatest())
          set({
            failure: failureCode(error),
            isLoadingMore: false,
            status: shown.length > 0 ? 'ready' : 'failed',
          });
        throw error;
      }
    }

    /**
     * Shows rooms, and after a full page looks ahead whether there are more. If looking ahead fails, the next request
     * for a page finds out.
     */
    async function show(rooms: readonly SummaryEntry[], page: readonly SummaryEntry[]) {
      set({ rooms, hasMore: isFull(page), status: 'ready', isLoadingMore: false });
      if (!isFull(page)) return;
      const isLatest = rounds.join();
      const isEnd = await isLast(dashboard, { ...get(), reads }).catch(() => false);
      if (isEnd && isLatest()) set({ hasMore: false });
    }

    async function open(sortBy: SortField, { search = '', language = '' }: RoomFilter = {}) {
      set({
        sortBy,
        search,
        language,
        rooms: [],
        hasMore: false,
        status: 'loading',
        isLoadingMore: false,
        failure: null,
      });
      const page = await request();
      if (page) await show(page, page);
    }

    async function loadMore() {
      const { rooms, hasMore, isLoadingMore } = get();
      if (rooms.length === 0 || !hasMore || isLoadingMore) return;
      set({ isLoadingMore: true, failure: null });
      const page = await request(rooms);
      if (page) await show(withoutRepeats(rooms, page), page);
    }

    return {
      sortBy: 'createdAt',
      search: '',
      language: '',
      rooms: [],
      hasMore: false,
      status: 'loading',
      isLoadingMore: false,
      failure: null,
      open,
      loadMore,
    };
  });
}

type List = Pick<DashboardState, 'sortBy' | 'search' | 'language'> & { reads: string };

/** Loads the page after the shown rooms. If the last room is gone since, the one before it is used. */
async function loadPage(
  dashboard: DashboardPort,
  list: List,
  shown: readonly SummaryEntry[],
): Promise<readonly SummaryEntry[]> {
  try {
    return await loadAfter(dashboard, list, shown, DASHBOARD_PAGE_SIZE);
  } catch (error) {
    if (failureCode(error) !== 'refused' || shown.length < 2) throw error;
    return loadPage(dashboard, list, shown.slice(0, -1));
  }
}

/** Whether there are no more rooms. @throws BackendError */
async function isLast(
  dashboard: DashboardPort,
  { rooms, ...list }: List & Pick<DashboardState, 'rooms'>,
): Promise<boolean> {
  return (await loadAfter(dashboard, list, rooms, 1)).length === 0;
}

function loadAfter(
  dashboard: DashboardPort,
  list: List,
  shown: readonly SummaryEntry[],
  limit: number,
): Promise<readonly SummaryEntry[]> {
  const { sortBy, search, language, reads } = list;
  if (search === '' && language === '' && reads !== '')
    return loadReadablePage(dashboard, { sortBy, reads }, shown, limit);
  return dashboard.summary(sortBy, shown.at(-1)?.id, filterOf(list), limit);
}

function filterOf({ search, language }: Required<RoomFilter>): RoomFilter {
  return { search, language };
}

function isFull(page: readonly SummaryEntry[]): boolean {
  return page.length === DASHBOARD_PAGE_SIZE;
}

/** Removes repeated rooms: one whose count rose between two pages can come twice. */
function withoutRepeats(rooms: readonly SummaryEntry[], page: readonly SummaryEntry[]) {
  const shown = new Set(rooms.map((room) => room.id));
  return [...rooms, ...page.filter((room) => !shown.has(room.id))];
}
