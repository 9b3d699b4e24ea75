import type { Backend } from '../../../shared/ports/backend.ts';
import type { PaletteActions } from '../editorActions.ts';
import type { CatalogueState, ListState, PaletteList } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { ALL_BACKGROUNDS, ALL_ITEMS, addEntries, hasMore, listName } from './paletteLists.ts';

/** Loads the library page by page, as it is looked at. */
export function createPaletteActions(
  { get, set }: EditorDeps,
  { catalogue: library }: Backend,
): PaletteActions {
  const setList = (list: PaletteList, state: ListState) => {
    const { catalogue } = get();
    set({ catalogue: { ...catalogue, lists: { ...catalogue.lists, [listName(list)]: state } } });
  };

  return {
    loadMore: async (list) => {
      const { catalogue } = get();
      const known = catalogue.lists[listName(list)];
      if (catalogue.status !== 'ready' || known?.status === 'loading' || !hasMore(catalogue, list)) return;
      const after = known?.next ?? null;
      setList(list, { status: 'loading', next: after });
      try {
        const query = { ...queryOf(list), ...(after && { after }) };
        if (list.type === 'items') {
          const { entries: items, next } = await library.loadItems(query);
          set({ catalogue: addEntries(get().catalogue, { items }) });
          setList(list, { status: 'ready', next });
        } else {
          const { entries: backgrounds, next } = await library.loadBackgrounds(query);
          set({ catalogue: addEntries(get().catalogue, { backgrounds }) });
          setList(list, { status: 'ready', next });
        }
      } catch (error) {
        console.error('More of the library could not be loaded.', error);
        setList(list, { status: 'failed', next: after });
      }
    },
    retryLoading: async (language) => {
      const { catalogue, starters, loadCatalogue, loadStarters } = get();
      if (catalogue.status === 'failed') await loadCatalogue();
      // Nothing else is to be done: the end of a list requests its page again as soon as it is visible.
      else set({ catalogue: { ...catalogue, lists: withoutFailures(catalogue.lists) } });
      if (starters.status === 'failed') await loadStarters(language);
    },
    loadEntries: async (wanted) => {
      const { catalogue } = get();
      const [items, backgrounds] = await Promise.all([
        hasMore(catalogue, ALL_ITEMS) ? findUnknown(wanted.items, catalogue.items, library.findItems) : [],
        hasMore(catalogue, ALL_BACKGROUNDS)
          ? findUnknown(wanted.backgrounds, catalogue.backgrounds, library.findBackgrounds)
          : [],
      ]);
      if (items.length + backgrounds.length > 0)
        set({ catalogue: addEntries(get().catalogue, { items, backgrounds }) });
    },
  };
}

/** Resets lists that failed at their first page. */
function withoutFailures(lists: CatalogueState['lists']): CatalogueState['lists'] {
  const left = Object.entries(lists).flatMap(([name, list]): [string, ListState][] => {
    if (list.status !== 'failed') return [[name, list]];
    return list.next === null ? [] : [[name, { ...list, status: 'ready' }]];
  });
  return Object.fromEntries(left);
}

function queryOf(list: PaletteList) {
  if (list.type === 'backgrounds') return {};
  // Search results are few and are filtered by tag here.
  if (list.beginnings.length > 0) return { beginnings: list.beginnings };
  return list.tag === null ? {} : { tag: list.tag };
}

async function findUnknown<Entry extends { id: string }>(
  ids: readonly string[],
  known: readonly Entry[],
  find: (ids: readonly string[]) => Promise<readonly Entry[]>,
): Promise<readonly Entry[]> {
  const unknown = [...new Set(ids)].filter((id) => !known.some((entry) => entry.id === id));
  return unknown.length === 0 ? [] : find(unknown);
}
