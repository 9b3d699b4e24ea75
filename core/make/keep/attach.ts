import { type Chance, shuffle } from '../../lock/shuffle.ts';
import { buildRoom } from '../../recipe/buildRoom.ts';
import { findEntry } from '../../recipe/catalogue.ts';
import type { Recipe, RecipeItem } from '../../recipe/model.ts';
import { listOf } from '../../recipe/settingCommands.ts';
import { hitRect } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import { type ItemId, type Room, START_ID } from '../../room/model.ts';
import { findWalkthrough } from '../../solve/escape/walk/findWalkthrough.ts';
import { isPuzzling, touchedBy, type WalkStep } from '../../solve/escape/walk/walkStep.ts';
import type { Surroundings } from '../furnish/model.ts';
import { fitsWithin, pocketAt, standWithin } from '../furnish/place/pocket.ts';
import { cornerOf, shapeOf } from '../furnish/place/shape.ts';
import { bottomOf } from '../furnish/place/standing.ts';
import { shapeOfItem } from '../step/sceneWithout.ts';

/** A kept container in a recipe, and what opens it but has no place yet. */
export interface LoosePart {
  lock: ItemId;
  loose: readonly RecipeItem[];
}

/**
 * Lets a way out lead through a kept container: something that is found at the end of a chain of locks is found in it, and
 * what opens it, if that has no place, is found there instead. Null if nothing suits.
 */
export function attach(
  recipe: Recipe,
  part: LoosePart,
  surroundings: Surroundings,
  chance: Chance,
): Recipe | null {
  const room = builtOf(recipe, surroundings);
  const way = room && findWalkthrough(room)?.steps;
  if (!room || !way) return null;
  for (const id of shuffle(endsOf(recipe, way), chance)) {
    const attached = putInto(recipe, { room, id, part }, surroundings);
    const changed = attached && builtOf(attached, surroundings);
    const leads = changed && findWalkthrough(changed)?.steps.some((step) => opens(step, part.lock));
    if (attached && leads) return attached;
  }
  return null;
}

export function builtOf(recipe: Recipe, { catalogue }: Surroundings): Room | null {
  const built = buildRoom(recipe, catalogue);
  return built.ok ? built.value : null;
}

function opens(step: WalkStep, lock: ItemId): boolean {
  return isPuzzling(step) && touchedBy(step).includes(lock);
}

/** Keys and papers that the way out needs, but not for its first success, which comes soon (G2). */
function endsOf({ items }: Recipe, way: readonly WalkStep[]): readonly ItemId[] {
  const first = way.findIndex(isPuzzling);
  const [early, needed] = [way.slice(0, first + 1), way].map((steps) => new Set(steps.flatMap(touchedBy)));
  return items.flatMap(({ id, isAddable, showsAs, hides, lock }) => {
    const isSmall = (isAddable === true || showsAs === 'paper') && hides === undefined && lock === undefined;
    return isSmall && needed?.has(id) && !early?.has(id) ? [id] : [];
  });
}

interface Putting {
  room: Room;
  id: ItemId;
  part: LoosePart;
}

function putInto(recipe: Recipe, { room, id, part }: Putting, surroundings: Surroundings): Recipe | null {
  const container = recipe.items.find((each) => each.id === part.lock);
  const [item, host] = [itemOf(room, id), recipe.items.find(({ hides }) => listOf(hides ?? []).includes(id))];
  const at = container && item && placeWithin(room, part.lock, id, surroundings);
  if (!at) return null;
  const leftBy = part.loose.map((each) => each.id);
  // What hid it would hide nothing: a mere hiding place goes, a lock has to hold something.
  const isEmptied = host !== undefined && leftBy.length === 0 && listOf(host.hides ?? []).length === 1;
  if (host && leftBy.length === 0 && (host.lock || host.leadsTo || !isEmptied)) return null;
  const items = recipe.items.flatMap((each): readonly RecipeItem[] => {
    if ((each === host && isEmptied) || leftBy.includes(each.id)) return [];
    if (each === host)
      return [
        { ...each, hides: listOf(each.hides ?? []).flatMap((hidden) => (hidden === id ? leftBy : hidden)) },
      ];
    if (each.id === part.lock) return [{ ...each, hides: [id] }];
    if (each.id !== id) return [each];
    const { scene: _, ...plain } = each;
    return [{ ...plain, at, ...(container.scene !== undefined && { scene: container.scene }) }];
  });
  const loose = part.loose.map((each) => instead(each, room, id, surroundings));
  return { ...recipe, items: [...items, ...loose] };
}

/** Returns where a thing is found in a container; null if it does not fit. */
function placeWithin(room: Room, container: ItemId, id: ItemId, surroundings: Surroundings) {
  const [outer, inner] = [itemOf(room, container), itemOf(room, id)];
  if (!outer || !inner) return null;
  const [host, found] = [shapeOfItem(outer, surroundings), shapeOfItem(inner, surroundings)];
  if (!fitsWithin(host, [found], true)) return null;
  const [foot] = standWithin(pocketAt(host, outer.position), [found.body]);
  return foot ? cornerOf(found, foot) : null;
}

/** A thing where another one was, on the same foot. */
function instead(
  thing: RecipeItem,
  room: Room,
  id: ItemId,
  { catalogue, pictures }: Surroundings,
): RecipeItem {
  const [item, entry] = [itemOf(room, id), findEntry(thing.of, catalogue)];
  if (!item || !entry.ok) return thing;
  const shape = shapeOf(entry.value, pictures, thing.width ?? entry.value.width);
  const rect = hitRect(item);
  const { width, height } = shape.body;
  const foot = { x: rect.x + (rect.width - width) / 2, y: bottomOf(rect) - height };
  const { scene: _, ...plain } = thing;
  return { ...plain, at: cornerOf(shape, foot), ...(item.scene !== START_ID && { scene: item.scene }) };
}
