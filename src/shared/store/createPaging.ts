import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { createRounds, type IsLatest } from '../../../core/util/createRounds.ts';
import type { BackendErrorCode } from '../ports/BackendError.ts';
import { failureCode } from './failure.ts';

export interface Page<Entry, Cursor = ListCursor> {
  entries: readonly Entry[];
  /** Where the next page begins; null at the end. */
  next: Cursor | null;
}

/** A list as far as it has come. */
export interface Paged<Entry, Cursor = ListCursor> extends Page<Entry, Cursor> {
  status: 'loading' | 'ready' | 'failed';
  isLoadingMore: boolean;
  /** Why the last page did not come, null when it did. */
  failure: BackendErrorCode | null;
}

/** Of a list that is not loaded yet. */
export const UNREAD = {
  entries: [],
  next: null,
  status: 'loading',
  isLoadingMore: false,
  failure: null,
} as const satisfies Paged<never>;

/** Of the store that holds the list; what is asked for and what a page tells beside its entries lie there, too. */
interface Access<Asked, Entry, Cursor, Answer> {
  get: () => Pick<Paged<Entry, Cursor>, 'entries' | 'next' | 'isLoadingMore'>;
  set: (change: Partial<Paged<Entry, Cursor>> | (typeof UNREAD & Asked) | Answer) => void;
}

/** Goes through a list a page at a time. A slow answer to an older question never takes the place of a newer one. */
export function createPaging<Asked, Entry, Cursor, Answer extends Page<Entry, Cursor> = Page<Entry, Cursor>>(
  { get, set }: Access<Asked, Entry, Cursor, Answer>,
  load: (after: Cursor | null) => Promise<Answer>,
  idOf: (entry: Entry) => string,
) {
  const rounds = createRounds();

  /** Answers whether the page is shown: it may have failed, or another list been asked for meanwhile. */
  async function show(after: Cursor | null, isLatest: IsLatest): Promise<boolean> {
    try {
      const page = await load(after);
      if (!isLatest()) return false;
      const before = after === null ? [] : get().entries;
      // What moved from one page to the next meanwhile comes twice.
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
    /** Loads the first page of another list. Answers whether it is shown. */
    open: (asked: Asked): Promise<boolean> => {
      set({ ...UNREAD, ...asked });
      return show(null, rounds.begin());
    },
    /** Loads the first page anew; until it is there, what is shown stays, and nothing follows it. */
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
    /** Shows an entry as it is now, in its place. */
    replace: (entry: Entry): void =>
      set({ entries: get().entries.map((shown) => (idOf(shown) === idOf(entry) ? entry : shown)) }),
  };
}
