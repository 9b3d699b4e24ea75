import type { Recipe } from '../../recipe/model.ts';
import { combinationsIn, hiderOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { layerOf } from '../furnish/arrange.ts';
import type { Surroundings } from '../furnish/model.ts';
import { sceneWithout } from '../step/sceneWithout.ts';

/** How far a found thing is before what it is found in, in the order in which things are drawn. */
const BEFORE = 0.001;

/** Returns a recipe with its things in the order in which they are drawn: what stands nearer to the viewer comes later. */
export function backToFront(recipe: Recipe, room: Room, surroundings: Surroundings): Recipe {
  const layers = new Map<ItemId, number>([[DOOR_ID, 0]]);
  for (const scene of room.sceneOrder) {
    const left = { scene, gone: new Set<ItemId>(), keepFree: [] };
    for (const [id, thing] of sceneWithout(room, left, surroundings, () => 0).standing)
      layers.set(id, layerOf(thing));
  }
  const made = combinationsIn(room);
  const layer = (id: ItemId): number => {
    const known = layers.get(id);
    if (known !== undefined) return known;
    const before = hiderOf(room, id) ?? made.get(id)?.part;
    return before === null || before === undefined ? 0 : layer(before) + BEFORE;
  };
  return { ...recipe, items: recipe.items.toSorted((one, other) => layer(one.id) - layer(other.id)) };
}
