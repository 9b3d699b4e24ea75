import { DOOR_ID, type ItemConfig, type ItemId, type Room } from './model.ts';

/** The item of this id; undefined also for names that every object inherits. */
export function itemOf(room: Room, id: ItemId): ItemConfig | undefined {
  return Object.hasOwn(room.itemConfigs, id) ? room.itemConfigs[id] : undefined;
}

/** The door's id, null in a room without one (R5). */
export function doorOf(room: Room): ItemId | null {
  return itemOf(room, DOOR_ID) ? DOOR_ID : null;
}

/** The item that unlocks this one, null where it is not locked by an item (R8). */
export function keyOf(room: Room, lock: ItemId): ItemId | null {
  return itemOf(room, lock)?.itemToUnlock ?? null;
}

/** The locked item whose key this one is; there is at most one (E8). */
export function lockOf(room: Room, key: ItemId): ItemId | null {
  return find(room, (item) => item.itemToUnlock === key);
}

/** The item that hides this one; there is at most one (R7). */
export function hiderOf(room: Room, hidden: ItemId): ItemId | null {
  return find(room, (item) => item.itemToHide === hidden);
}

/** By hidden item, the item that hides it: `hiderOf` for a whole room at once. */
export function hidersIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, (item) => item.itemToHide);
}

/** By key, the locked item that it unlocks: `lockOf` for a whole room at once. */
export function locksIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, (item) => item.itemToUnlock);
}

/** Whether `upper` hides `lower`, itself or through others (E5). */
export function hidesThroughOthers(room: Room, { upper, lower }: { upper: ItemId; lower: ItemId }): boolean {
  const seen = new Set<ItemId>();
  let next = itemOf(room, upper)?.itemToHide ?? null;
  while (next !== null && !seen.has(next)) {
    if (next === lower) return true;
    seen.add(next);
    next = itemOf(room, next)?.itemToHide ?? null;
  }
  return false;
}

/** Whether clicks on the item have to work, because it is the door, a key or hides something (R10). */
export function mustAnswerClicks(room: Room, id: ItemId): boolean {
  return id === DOOR_ID || lockOf(room, id) !== null || (itemOf(room, id)?.itemToHide ?? null) !== null;
}

/** Whether the item's own click behaviour holds back collecting and opening (R10). */
export function holdsBackClicks(item: ItemConfig): boolean {
  return item.onClick !== undefined && item.onClick.type !== 'toggle';
}

function find(room: Room, matches: (item: ItemConfig) => boolean): ItemId | null {
  for (const id of Object.keys(room.itemConfigs)) {
    const item = room.itemConfigs[id];
    if (item && matches(item)) return id;
  }
  return null;
}

function invert(room: Room, linkOf: (item: ItemConfig) => ItemId | null): ReadonlyMap<ItemId, ItemId> {
  const inverted = new Map<ItemId, ItemId>();
  for (const [id, item] of Object.entries(room.itemConfigs)) {
    const target = linkOf(item);
    if (target !== null) inverted.set(target, id);
  }
  return inverted;
}
