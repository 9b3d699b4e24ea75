import type { Recipe, RecipeAnswer, RecipeLock, RecipeSettings } from '../../core/recipe/model.ts';
import type { ItemId, SceneId } from '../../core/room/model.ts';

/** The texts of an item or spot in another language; missing ones stay as they are. */
export interface ItemWords extends Pick<RecipeSettings, 'says' | 'saysOpened' | 'hints'> {
  name: string;
  /** For answers that are words, and replies to wrong answers. */
  lock?: Partial<RecipeAnswer>;
}

/** All texts of a room in another language. */
export interface RecipeWords
  extends Pick<Recipe, 'roomName' | 'introduction' | 'ending' | 'debrief' | 'startName' | 'craft'> {
  scenes?: Readonly<Record<SceneId, string>>;
  door: ItemWords;
  /** For items and spots. */
  items: Readonly<Record<ItemId, ItemWords>>;
}

/**
 * The same room in another language: a room has one language (M2), so each of its languages is a room of its
 * own.
 */
export function translateRecipe(recipe: Recipe, language: string, words: RecipeWords): Recipe {
  const { door, items, scenes: sceneNames = {}, ...roomWords } = words;
  return {
    ...recipe,
    ...roomWords,
    id: `${recipe.id}-${language}`,
    language,
    ...(recipe.scenes && {
      scenes: recipe.scenes.map((scene) => ({ ...scene, name: sceneNames[scene.id] ?? scene.name })),
    }),
    door: inWords(recipe.door, door),
    items: recipe.items.map((item) => inWords(item, items[item.id])),
    ...(recipe.spots && { spots: recipe.spots.map((spot) => inWords(spot, items[spot.id])) }),
  };
}

function inWords<Setting extends RecipeSettings>(setting: Setting, words: ItemWords | undefined): Setting {
  if (!words) return setting;
  const { lock, ...texts } = words;
  return { ...setting, ...texts, ...(setting.lock && { lock: { ...setting.lock, ...lock } as RecipeLock }) };
}
