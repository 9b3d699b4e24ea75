import { createStore, type StoreApi } from 'zustand/vanilla';
import { DASHBOARD_PAGE_SIZE } from '../../../core/calls/room/dashboardPageSize.ts';
import type { SortField } from '../../../core/calls/room/summary.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import { createRounds } from '../../../core/util/createRounds.ts';
import type { BackendErrorCode } from '../../shared/ports/BackendError.ts';
import type { DashboardPort, RoomFilter } from '../../shared/ports/DashboardPort.ts';
import { failureCode } from '../../shared/store/failure.ts';
import { loadReadablePage } from './readableRooms.ts';

export interface DashboardState {
  sortBy: SortField;
  /** Beginnings of words that the names have; empty for all rooms. */
  search: string;
  /** In which the rooms are written; empty for any. */
  language: string;
  rooms: readonly SummaryEntry[];
  /** True when the count of the last answer equals what was asked for (SPEC §7): a page, and after a full one a look ahead. */
  hasMore: boolean;
  status: 'loading' | 'ready' | 'failed';
  isLoadingMore: boolean;
  /** Why the last page did not come, null when it did. */
  failure: BackendErrorCode | null;
  /** Loads the first page of an order, of a search what it finds. Fails with the backend's error, which is shown as well (SPEC §8). */
  open: (sortBy: SortField, filter?: RoomFilter) => Promise<void>;
  /** Goes on after the last room shown. Fails as `open` does; what is shown stays. */
  loadMore: () => Promise<void>;
}

export type DashboardStore = StoreApi<DashboardState>;

/** `readsIn` says which language is read: where none is asked for, rooms in it come first. */
export function createDashboardStore(dashboard: DashboardPort, readsIn = () => ''): DashboardStore {
  return createStore((set, get) => {
    const rounds = createRounds();
    /** As the list was begun. */
    let reads = '';

    /**
     * Null where another request was made meanwhile: a slow answer to an older order or search must not replace a newer one.
     * Shows a failure and passes it on (SPEC §8).
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

    /** Looks ahead after a full page: there may be nothing behind it. Where that cannot be told, another try tells. */
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

/** The page after those shown. A room that is gone since marks no place any more: then the one before it does. */
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

/** Whether nothing comes after the rooms shown. @throws BackendError */
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

/** A room whose count rose between two pages can come twice. */
function withoutRepeats(rooms: readonly SummaryEntry[], page: readonly SummaryEntry[]) {
  const shown = new Set(rooms.map((room) => room.id));
  return [...rooms, ...page.filter((room) => !shown.has(room.id))];
}
