import { createChance } from '../../lock/shuffle.ts';
import type { Recipe, RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { DOOR_ID, type ItemId, START_ID } from '../../room/model.ts';
import { furnish } from '../furnish/furnish.ts';
import type { Placed, SceneWanted, Surroundings, Wanted } from '../furnish/model.ts';

/**
 * Furnishes a recipe that places nothing: things get a place, a size and, if they have none, a colour. What does not fit
 * into the thing that hides it stays without; so does everything if there is not enough room. The same recipe is always
 * furnished in the same way.
 */
export function furnishRecipe(recipe: Recipe, surroundings: Surroundings): Recipe {
  const seed = recipe.items.map(({ id, of }) => `${id} ${of}`).join();
  const wanted = wantedOf(recipe);
  const inSight = wanted.filter(({ inside }) => inside === null);
  const place = (things: readonly Wanted[]) =>
    furnish(scenesOf(recipe), things, surroundings, createChance(seed));
  const placed = place(wanted) ?? place(inSight) ?? [];
  const byId = new Map(recipe.items.map((item) => [item.id, item]));
  const furnished = placed.flatMap((place) => {
    const item = byId.get(place.id);
    return item ? [inPlace(item, place)] : [];
  });
  const there = new Set(placed.map(({ id }) => id));
  return { ...recipe, items: [...furnished, ...recipe.items.filter(({ id }) => !there.has(id))] };
}

function inPlace(item: RecipeItem, { color, at, width }: Placed): RecipeItem {
  return { ...item, color: item.color ?? color, at, width };
}

function scenesOf({ background, scenes = [], spots = [] }: Recipe): readonly SceneWanted[] {
  return [{ id: START_ID, background }, ...scenes].map(({ id, background: shown }) => ({
    id,
    background: shown,
    keepFree: spots.flatMap(({ scene = START_ID, rect }) => (scene === id ? [rect] : [])),
  }));
}

/** The door and all things but the results of combinations, which are never in the room (C1). */
function wantedOf({ door, items }: Recipe): readonly Wanted[] {
  const hiders = new Map<ItemId, ItemId>(
    items.flatMap(({ id, hides }) => listOf(hides ?? []).map((hidden) => [hidden, id] as const)),
  );
  const made = new Set(items.flatMap(({ combines }) => combines?.into ?? []));
  return [
    { id: DOOR_ID, of: [door.of], scene: door.scene ?? START_ID, inside: null },
    ...items
      .filter(({ id }) => !made.has(id))
      .map(({ id, of, color, scene = START_ID }) => ({
        id,
        of: [of],
        scene,
        inside: hiders.get(id) ?? null,
        ...(color !== undefined && { color }),
      })),
  ];
}
