import { buildRoom } from '../../../../core/recipe/buildRoom.ts';
import type { Recipe } from '../../../../core/recipe/model.ts';
import type { Backend } from '../../../shared/ports/backend.ts';
import type { StarterActions } from '../editorActions.ts';
import type { EditorDeps } from '../editorState.ts';

/** Loads starter rooms and replaces the room's contents by one. */
export function createStarterActions({ get, set }: EditorDeps, backend: Backend): StarterActions {
  return {
    loadStarters: async (language) => {
      const { status } = get().starters;
      if (status === 'ready' || status === 'loading') return;
      set({ starters: { status: 'loading', recipes: [] } });
      try {
        const recipes = await backend.catalogue.loadStarters(language);
        await get().loadEntries(neededBy(recipes));
        set({ starters: { status: 'ready', recipes } });
      } catch (error) {
        console.error('The starter rooms could not be loaded.', error);
        set({ starters: { status: 'failed', recipes: [] } });
      }
    },
    startFrom: (recipe) => {
      const { roomName } = recipe;
      const built = buildRoom(recipe, get().catalogue);
      if (!built.ok) {
        console.warn(`The starter room ${recipe.id} cannot be built.`, built.refusal);
        set({ notice: { type: 'starterUnusable', roomName } });
        return;
      }
      const refusal = get().dispatch({ type: 'replaceContents', contents: built.value });
      if (!refusal) set({ notice: { type: 'startedFrom', roomName }, craft: recipe.craft ?? null });
    },
    closeCraftNote: () => set({ craft: null }),
  };
}

/** The library's entries that these recipes need. */
function neededBy(recipes: readonly Recipe[]) {
  return {
    items: recipes.flatMap(({ door, items }) => [door.of, ...items.map((item) => item.of)]),
    backgrounds: recipes.flatMap(({ background, scenes = [] }) => [
      background.id,
      ...scenes.map((scene) => scene.background.id),
    ]),
  };
}
