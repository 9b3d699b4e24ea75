import type { Recipe, RecipeAnswer, RecipeLock, RecipeSettings } from '../../core/recipe/model.ts';
import type { ItemId, SceneId } from '../../core/room/model.ts';

/** What an item or a spot says in another language; whatever is not told stays as it is. */
export interface ItemWords extends Pick<RecipeSettings, 'says' | 'saysOpened' | 'hints'> {
  name: string;
  /** Where the answer is a word, or something is said of a wrong one. */
  lock?: Partial<RecipeAnswer>;
}

/** All the words of a room in another language. */
export interface RecipeWords
  extends Pick<Recipe, 'roomName' | 'introduction' | 'ending' | 'startName' | 'craft'> {
  scenes?: Readonly<Record<SceneId, string>>;
  door: ItemWords;
  /** Of items and spots alike. */
  items: Readonly<Record<ItemId, ItemWords>>;
}

/** The same room in another language: a room says one language (M2), so each of its languages is a room of its own. */
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
