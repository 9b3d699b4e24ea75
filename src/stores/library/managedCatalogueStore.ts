import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { SaveCatalogueEntryRequest } from '../../../core/calls/saveCatalogueEntry.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import { failureCode } from '../failure.ts';
import type { BackendErrorCode } from '../ports/BackendError.ts';
import type { ManagedCataloguePort } from './libraryPorts.ts';

/** Which entries are shown: all, those that the editor offers, or the others. */
export type ActivityFilter = 'all' | 'active' | 'inactive';

interface ManagedCatalogueState {
  kind: UploadKind;
  search: string;
  filter: ActivityFilter;
  entries: readonly ManagedEntry[];
  next: ListCursor | null;
  /** Of the kind, in all. */
  total: number;
  status: 'loading' | 'ready' | 'failed';
  isLoadingMore: boolean;
  failure: BackendErrorCode | null;
}

/** How a saving ended. */
export type SaveOutcome = 'saved' | 'defaultDoor';

interface ManagedCatalogueActions {
  open: (kind: UploadKind, search: string, filter: ActivityFilter) => Promise<void>;
  loadMore: () => Promise<void>;
  /** @throws BackendError; what is shown stays */
  save: (request: SaveCatalogueEntryRequest) => Promise<SaveOutcome>;
}

export type ManagedCatalogueStore = StoreApi<ManagedCatalogueState & ManagedCatalogueActions>;

/** The catalogue as an admin goes through it, page by page. */
export function createManagedCatalogueStore(port: ManagedCataloguePort): ManagedCatalogueStore {
  return createStore((set, get) => {
    let opened = 0;

    /** Undefined where another list was asked for meanwhile, or it failed. */
    async function load(after: ListCursor | null) {
      const own = opened;
      try {
        const page = await port.listCatalogue(requestOf(get(), after));
        return own === opened ? page : undefined;
      } catch (error) {
        console.error(error);
        if (own === opened) set({ failure: failureCode(error), ...(after === null && { status: 'failed' }) });
        return undefined;
      }
    }

    return {
      kind: 'item',
      search: '',
      filter: 'all',
      entries: [],
      next: null,
      total: 0,
      status: 'loading',
      isLoadingMore: false,
      failure: null,
      open: async (kind, search, filter) => {
        opened += 1;
        const asked = { kind, search, filter };
        set({ ...asked, entries: [], next: null, status: 'loading', isLoadingMore: false, failure: null });
        const page = await load(null);
        if (page) set({ ...page, status: 'ready' });
      },
      loadMore: async () => {
        const { next, isLoadingMore } = get();
        if (next === null || isLoadingMore) return;
        const own = opened;
        set({ isLoadingMore: true, failure: null });
        const page = await load(next);
        if (own === opened) set({ isLoadingMore: false });
        if (page) set({ ...page, entries: [...get().entries, ...page.entries] });
      },
      save: async (request) => {
        const answer = await port.saveCatalogueEntry(request);
        if (answer.type === 'defaultDoor') return 'defaultDoor';
        const { saved } = answer;
        const isSaved = ({ kind, entry }: ManagedEntry) => kind === saved.kind && entry.id === saved.entry.id;
        set({ entries: get().entries.map((one) => (isSaved(one) ? saved : one)) });
        return 'saved';
      },
    };
  });
}

function requestOf({ kind, search, filter }: ManagedCatalogueState, after: ListCursor | null) {
  return {
    kind,
    ...(search !== '' && { search }),
    ...(filter !== 'all' && { is_active: filter === 'active' }),
    ...(after && { after }),
  };
}
