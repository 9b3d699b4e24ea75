import type { Backend } from '../backend.ts';
import type { EditorActions, EditorDeps, EditorUser } from './editorState.ts';

/** Loads what a room is built of, and the creator's own rooms. */
export function createCatalogueActions(
  { get, set }: EditorDeps,
  backend: Backend,
  user: EditorUser | null,
): Pick<EditorActions, 'loadCatalogue' | 'loadRooms'> {
  return {
    loadCatalogue: async () => {
      if (get().catalogue.status === 'ready') return;
      set({ catalogue: { status: 'loading', items: [], backgrounds: [] } });
      try {
        const [items, backgrounds] = await Promise.all([
          backend.catalogue.loadItems(),
          backend.catalogue.loadBackgrounds(),
        ]);
        set({ catalogue: { status: 'ready', items, backgrounds } });
      } catch (error) {
        console.error('The catalogue could not be loaded.', error);
        set({ catalogue: { status: 'failed', items: [], backgrounds: [] } });
      }
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
