import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import { createPaging, type Page, type Paged, UNREAD } from '../../shared/store/createPaging.ts';

interface PagedListState<Entry> extends Paged<Entry> {
  search: string;
  /** Loads the first page of a search; an empty one finds all. */
  open: (search: string) => Promise<void>;
  loadMore: () => Promise<void>;
  /** Replaces an entry by its new state. */
  replace: (entry: Entry) => void;
}

export type PagedList<Entry> = StoreApi<PagedListState<Entry>>;

/** A searchable list, loaded page by page. */
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
