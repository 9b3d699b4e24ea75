import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { createPaging, type Page, type Paged, UNREAD } from '../../shared/store/createPaging.ts';

interface PagedListState<Entry> extends Paged<Entry> {
  search: string;
  /** Loads the first page of what a search finds; empty finds all. */
  open: (search: string) => Promise<void>;
  loadMore: () => Promise<void>;
  /** Shows an entry as it is now, in its place. */
  replace: (entry: Entry) => void;
}

export type PagedList<Entry> = StoreApi<PagedListState<Entry>>;

/** A list that is searched, and looked through a page at a time. */
export function createPagedList<Entry>(
  load: (search: string, after: ListCursor | null) => Promise<Page<Entry>>,
  idOf: (entry: Entry) => string,
): PagedList<Entry> {
  return createStore((set, get) => {
    const paging = createPaging<{ search: string }, Entry, ListCursor>(
      { get, set },
      (after) => load(get().search, after),
      idOf,
    );
    return {
      ...UNREAD,
      ...paging,
      search: '',
      open: async (search) => void (await paging.open({ search })),
    };
  });
}
