import type { Upload } from '../../../../core/catalogue/upload.ts';
import { findDefaultDoor } from '../../../../core/room/create/findDefaultDoor.ts';
import type { Backend } from '../../../shared/ports/backend.ts';
import type { CatalogueActions } from '../editorActions.ts';
import { type CatalogueState, type EditorUser, INITIAL_EDITOR } from '../editorData.ts';
import type { EditorDeps } from '../editorState.ts';
import { ALL_BACKGROUNDS, ALL_ITEMS, addEntries, isOwn, listName } from './paletteLists.ts';

const NOTHING_KNOWN = INITIAL_EDITOR.catalogue;

/** The user's uploads; null if they cannot be loaded, which must not prevent building. */
async function loadOwn({ uploads }: Backend, user: EditorUser | null): Promise<readonly Upload[] | null> {
  if (!user) return [];
  try {
    return await uploads.listUploads(user.userId);
  } catch (error) {
    console.error('Own things could not be loaded.', error);
    return null;
  }
}

/** The catalogue with new uploads in place of the previous ones. */
function withOwn(catalogue: CatalogueState, own: readonly Upload[]): CatalogueState {
  return {
    ...catalogue,
    items: [
      ...own.flatMap((each) => (each.kind === 'item' ? [each.entry] : [])),
      ...catalogue.items.filter((entry) => !isOwn(entry)),
    ],
    backgrounds: [
      ...catalogue.backgrounds.filter((entry) => !isOwn(entry)),
      ...own.flatMap((each) => (each.kind === 'background' ? [each.entry] : [])),
    ],
  };
}

/** The first pages of items and backgrounds, and the default door. */
async function loadFirstPages({ catalogue }: Backend): Promise<CatalogueState> {
  const [items, backgrounds] = await Promise.all([catalogue.loadItems(), catalogue.loadBackgrounds()]);
  const isDoorThere = items.next === null || findDefaultDoor(items.entries).ok;
  const doors = isDoorThere ? [] : await catalogue.findDefaultDoors();
  const read: CatalogueState = {
    ...NOTHING_KNOWN,
    status: 'ready',
    lists: {
      [listName(ALL_ITEMS)]: { status: 'ready', next: items.next },
      [listName(ALL_BACKGROUNDS)]: { status: 'ready', next: backgrounds.next },
    },
  };
  return addEntries(read, { items: [...items.entries, ...doors], backgrounds: backgrounds.entries });
}

/** Loads the library and the creator's own rooms. */
export function createCatalogueActions(
  { get, set }: EditorDeps,
  backend: Backend,
  user: EditorUser | null,
): CatalogueActions {
  return {
    loadCatalogue: async () => {
      if (get().catalogue.status === 'ready') return;
      set({ catalogue: NOTHING_KNOWN });
      try {
        const [library, own] = await Promise.all([loadFirstPages(backend), loadOwn(backend, user)]);
        set({ catalogue: withOwn(library, own ?? []) });
      } catch (error) {
        console.error('The catalogue could not be loaded.', error);
        set({ catalogue: { ...NOTHING_KNOWN, status: 'failed' } });
      }
    },
    refreshOwn: async () => {
      if (!user || get().catalogue.status !== 'ready') return;
      const own = await loadOwn(backend, user);
      if (own) set({ catalogue: withOwn(get().catalogue, own) });
    },
    loadRooms: async () => {
      if (!user) return;
      try {
        set({ roomArray: await backend.rooms.listRooms(user.userId) });
      } catch (error) {
        console.error("The creator's rooms could not be loaded.", error);
      }
    },
  };
}
