import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { createLatestOnly, type IsLatest } from '../../../core/util/createLatestOnly.ts';
import type { BackendErrorCode } from '../ports/BackendError.ts';
import { failureCode } from './failure.ts';

export interface Page<Entry, Cursor = ListCursor> {
  entries: readonly Entry[];
  /** The cursor of the next page; null at the end. */
  next: Cursor | null;
}

/** A list with the pages loaded so far. */
export interface Paged<Entry, Cursor = ListCursor> extends Page<Entry, Cursor> {
  status: 'loading' | 'ready' | 'failed';
  isLoadingMore: boolean;
  /** Why the last page failed; null on success. */
  failure: BackendErrorCode | null;
}

/** The state of a list that is not loaded. */
export const UNREAD = {
  entries: [],
  next: null,
  status: 'loading',
  isLoadingMore: false,
  failure: null,
} as const satisfies Paged<never>;

/** Access to the store that holds the list, what was asked for, and a page's further data. */
interface Access<Asked, Entry, Cursor, Answer> {
  get: () => Pick<Paged<Entry, Cursor>, 'entries' | 'next' | 'isLoadingMore'>;
  set: (change: Partial<Paged<Entry, Cursor>> | (typeof UNREAD & Asked) | Answer) => void;
}

/** Loads a list page by page. A slow response to an older question never replaces a newer one. */
export function createPaging<Asked, Entry, Cursor, Answer extends Page<Entry, Cursor> = Page<Entry, Cursor>>(
  { get, set }: Access<Asked, Entry, Cursor, Answer>,
  load: (after: Cursor | null) => Promise<Answer>,
  idOf: (entry: Entry) => string,
) {
  const rounds = createLatestOnly();

  /** Returns whether the page is shown: it may have failed, or another list was requested meanwhile. */
  async function show(after: Cursor | null, isLatest: IsLatest): Promise<boolean> {
    try {
      const page = await load(after);
      if (!isLatest()) return false;
      const before = after === null ? [] : get().entries;
      // An entry that moved to the next page meanwhile comes twice.
      const known = new Set(before.map(idOf));
      const entries = [...before, ...page.entries.filter((entry) => !known.has(idOf(entry)))];
      set({ ...page, entries, status: 'ready', isLoadingMore: false, failure: null });
      return true;
    } catch (error) {
      console.error(error);
      const failed = { failure: failureCode(error), isLoadingMore: false };
      if (isLatest()) set(after === null ? { ...failed, status: 'failed' } : failed);
      return false;
    }
  }

  return {
    /** Loads the first page of another list. Returns whether it is shown. */
    open: (asked: Asked): Promise<boolean> => {
      set({ ...UNREAD, ...asked });
      return show(null, rounds.begin());
    },
    /** Reloads the first page; shown entries stay until then, and no further page is loaded. */
    refresh: (): Promise<boolean> => {
      set({ next: null, isLoadingMore: false, failure: null });
      return show(null, rounds.begin());
    },
    loadMore: async (): Promise<void> => {
      const { next, isLoadingMore } = get();
      if (next === null || isLoadingMore) return;
      set({ isLoadingMore: true, failure: null });
      await show(next, rounds.join());
    },
    /** Replaces an entry by its new state. */
    replace: (entry: Entry): void =>
      set({ entries: get().entries.map((shown) => (idOf(shown) === idOf(entry) ? entry : shown)) }),
  };
}
