import { OWN_COLLECTION, type Upload } from '../../../core/catalogue/upload.ts';
import type { Backend } from '../backend.ts';
import type { CatalogueState, EditorActions, EditorDeps, EditorUser } from './editorState.ts';

/** What somebody has uploaded, null where it does not come: without it the catalogue is what it is for all: it must not stop anybody from building. */
async function loadOwn({ uploads }: Backend, user: EditorUser | null): Promise<readonly Upload[] | null> {
  if (!user) return [];
  try {
    return await uploads.listUploads(user.userId);
  } catch (error) {
    console.error('Own things could not be loaded.', error);
    return null;
  }
}

/** Own things come first. */
function withOwn(library: Omit<CatalogueState, 'status'>, own: readonly Upload[]): CatalogueState {
  return {
    status: 'ready',
    items: [
      ...own.flatMap((each) => (each.kind === 'item' ? [each.entry] : [])),
      ...library.items.filter(isLibrarys),
    ],
    backgrounds: [
      ...library.backgrounds.filter(isLibrarys),
      ...own.flatMap((each) => (each.kind === 'background' ? [each.entry] : [])),
    ],
  };
}

function isLibrarys({ collection }: { collection: string }): boolean {
  return collection !== OWN_COLLECTION;
}

/** Loads what a room is built of, and the creator's own rooms. */
export function createCatalogueActions(
  { get, set }: EditorDeps,
  backend: Backend,
  user: EditorUser | null,
): Pick<EditorActions, 'loadCatalogue' | 'refreshOwn' | 'loadRooms'> {
  return {
    loadCatalogue: async () => {
      if (get().catalogue.status === 'ready') return;
      set({ catalogue: { status: 'loading', items: [], backgrounds: [] } });
      try {
        const [items, backgrounds, own] = await Promise.all([
          backend.catalogue.loadItems(),
          backend.catalogue.loadBackgrounds(),
          loadOwn(backend, user),
        ]);
        set({ catalogue: withOwn({ items, backgrounds }, own ?? []) });
      } catch (error) {
        console.error('The catalogue could not be loaded.', error);
        set({ catalogue: { status: 'failed', items: [], backgrounds: [] } });
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
