import {
  type Combination,
  combinationIn,
  hidersIn,
  hidesThroughOthers,
  itemOf,
  locksIn,
} from '../../links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../model.ts';
import type { Warn } from './warning.ts';

/** Clears combinations of missing items and those that C1 forbids, in drawing order. */
export function mendCombinations(room: Room, warn: Warn): Room {
  const taken: Taken = { hiders: hidersIn(room), keys: locksIn(room), parts: new Set(), results: new Set() };
  return room.itemOrder.reduce((worse, id) => {
    const combination = combinationIn(worse, id);
    if (!combination) return worse;
    const { part, other, result } = combination;
    const isDangling = !itemOf(worse, other) || !itemOf(worse, result);
    if (!isDangling && isAllowed(worse, combination, taken)) {
      taken.parts.add(part).add(other);
      taken.results.add(result);
      return worse;
    }
    warn({ type: isDangling ? 'danglingLink' : 'forbiddenLink', id, field: 'combinesWith' });
    return dissolve(worse, id);
  }, room);
}

/**
 * Roles that are already taken: an item is part or result of one combination at most, and no key besides
 * (C1).
 */
interface Taken {
  hiders: ReadonlyMap<ItemId, ItemId>;
  keys: ReadonlyMap<ItemId, ItemId>;
  parts: Set<ItemId>;
  results: Set<ItemId>;
}

function isAllowed(room: Room, { part, other, result }: Combination, taken: Taken): boolean {
  const isFreePart = (id: ItemId) => isThing(room, id) && !taken.parts.has(id) && !taken.keys.has(id);
  const isOwnAncestor = [part, other].some((id) => hidesThroughOthers(room, { upper: result, lower: id }));
  return (
    new Set([part, other, result]).size === 3 &&
    isFreePart(part) &&
    isFreePart(other) &&
    isThing(room, result) &&
    itemOf(room, result)?.isItemLocked === false &&
    !taken.hiders.has(result) &&
    !taken.results.has(result) &&
    !isOwnAncestor
  );
}

/** Returns whether an item is neither the door nor a spot. */
function isThing(room: Room, id: ItemId): boolean {
  return id !== DOOR_ID && itemOf(room, id)?.spot === null;
}

function dissolve(room: Room, id: ItemId): Room {
  const item = itemOf(room, id);
  if (!item) return room;
  const single = { ...item, combinesWith: null, combinesInto: null };
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: single } };
}
