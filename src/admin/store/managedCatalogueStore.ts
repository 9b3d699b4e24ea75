import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ListCatalogueAnswer } from '../../../core/calls/library/listCatalogue.ts';
import type { SaveCatalogueEntryRequest } from '../../../core/calls/library/saveCatalogueEntry.ts';
import type { ListCursor } from '../../../core/calls/pieces/cursors.ts';
import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import { createPaging, type Paged, UNREAD } from '../../shared/store/createPaging.ts';

/** Which entries are shown: all, those that the editor offers, or the others. */
export type ActivityFilter = 'all' | 'active' | 'inactive';

interface AskedCatalogue {
  kind: UploadKind;
  search: string;
  filter: ActivityFilter;
}

interface ManagedCatalogueState extends AskedCatalogue, Paged<ManagedEntry> {
  /** The number of all entries of this kind. */
  total: number;
}

/** The result of saving. */
export type SaveOutcome = 'saved' | 'defaultDoor';

interface ManagedCatalogueActions {
  open: (kind: UploadKind, search: string, filter: ActivityFilter) => Promise<void>;
  loadMore: () => Promise<void>;
  /** @throws BackendError; the shown entries stay */
  save: (request: SaveCatalogueEntryRequest) => Promise<SaveOutcome>;
}

export type ManagedCatalogueStore = StoreApi<ManagedCatalogueState & ManagedCatalogueActions>;

/** The catalogue for an admin, page by page. */
export function createManagedCatalogueStore(
  calls: Pick<Calls, 'listCatalogue' | 'saveCatalogueEntry'>,
): ManagedCatalogueStore {
  return createStore((set, get) => {
    const paging = createPaging<AskedCatalogue, ManagedEntry, ListCursor, ListCatalogueAnswer>(
      { get, set },
      (after) => calls.listCatalogue(requestOf(get(), after)),
      ({ kind, entry }) => `${kind} ${entry.id}`,
    );
    return {
      ...UNREAD,
      kind: 'item',
      search: '',
      filter: 'all',
      total: 0,
      open: async (kind, search, filter) => void (await paging.open({ kind, search, filter })),
      loadMore: paging.loadMore,
      save: async (request) => {
        const answer = await calls.saveCatalogueEntry(request);
        if (answer.type === 'defaultDoor') return 'defaultDoor';
        paging.replace(answer.saved);
        return 'saved';
      },
    };
  });
}

function requestOf({ kind, search, filter }: AskedCatalogue, after: ListCursor | null) {
  return {
    kind,
    ...(search !== '' && { search }),
    ...(filter !== 'all' && { is_active: filter === 'active' }),
    ...(after && { after }),
  };
}
