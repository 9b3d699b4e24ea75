import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { failureCode } from '../failure.ts';
import type { BackendErrorCode } from '../ports/BackendError.ts';

interface Page<Entry> {
  entries: readonly Entry[];
  next: ListCursor | null;
}

interface PagedListState<Entry> extends Page<Entry> {
  search: string;
  status: 'loading' | 'ready' | 'failed';
  isLoadingMore: boolean;
  /** Why the last page did not come, null when it did. */
  failure: BackendErrorCode | null;
  /** Loads the first page of what a search finds; empty finds all. */
  open: (search: string) => Promise<void>;
  loadMore: () => Promise<void>;
  /** Shows an entry as it is now, in its place. */
  replace: (isMeant: (entry: Entry) => boolean, entry: Entry) => void;
}

export type PagedList<Entry> = StoreApi<PagedListState<Entry>>;

/** A list that is looked through a page at a time. A slow answer to an older search never takes the place of a newer one. */
export function createPagedList<Entry>(
  load: (search: string, after: ListCursor | null) => Promise<Page<Entry>>,
): PagedList<Entry> {
  return createStore((set, get) => {
    let opened = 0;

    /** Answers what a page changes, or that it did not come; nothing where another search began meanwhile. */
    async function loadPage(
      after: ListCursor | null,
      take: (page: Page<Entry>) => Partial<PagedListState<Entry>>,
      fail: Partial<PagedListState<Entry>>,
    ): Promise<Partial<PagedListState<Entry>>> {
      const own = opened;
      try {
        const page = await load(get().search, after);
        return own === opened ? take(page) : {};
      } catch (error) {
        console.error(error);
        return own === opened ? { ...fail, failure: failureCode(error) } : {};
      }
    }

    return {
      search: '',
      entries: [],
      next: null,
      status: 'loading',
      isLoadingMore: false,
      failure: null,
      open: async (search) => {
        opened += 1;
        set({ search, entries: [], next: null, status: 'loading', isLoadingMore: false, failure: null });
        set(await loadPage(null, (page) => ({ ...page, status: 'ready' }), { status: 'failed' }));
      },
      loadMore: async () => {
        const { next, isLoadingMore } = get();
        if (next === null || isLoadingMore) return;
        set({ isLoadingMore: true, failure: null });
        const isLoaded = { isLoadingMore: false };
        const joined = (page: Page<Entry>) => ({
          ...page,
          ...isLoaded,
          entries: [...get().entries, ...page.entries],
        });
        set(await loadPage(next, joined, isLoaded));
      },
      replace: (isMeant, entry) =>
        set({ entries: get().entries.map((shown) => (isMeant(shown) ? entry : shown)) }),
    };
  });
}
