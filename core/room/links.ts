import { DOOR_ID, type ItemConfig, type ItemId, type Room } from './model.ts';

/** The item of this id; undefined also for names that every object inherits. */
export function itemOf(room: Room, id: ItemId): ItemConfig | undefined {
  return Object.hasOwn(room.itemConfigs, id) ? room.itemConfigs[id] : undefined;
}

/** The door's id, null in a room without one (R5). */
export function doorOf(room: Room): ItemId | null {
  return itemOf(room, DOOR_ID) ? DOOR_ID : null;
}

/** The same empty list for all: rooms are gone through often. */
const NOTHING: readonly ItemId[] = [];

/** All that an item hides, in the order in which it comes to light (R8, O2). */
export function hiddenBy(item: Pick<ItemConfig, 'itemToHide' | 'alsoHides'>): readonly ItemId[] {
  return item.itemToHide === null ? NOTHING : [item.itemToHide, ...item.alsoHides];
}

/** The fields of an item that hides these (O2). */
export function hidingFields([first, ...alsoHides]: readonly ItemId[]) {
  return { itemToHide: first ?? null, alsoHides };
}

/** All keys that a lock by item needs (R8, K5). */
export function keysOf(item: Pick<ItemConfig, 'itemToUnlock' | 'furtherKeys'>): readonly ItemId[] {
  return item.itemToUnlock === null ? NOTHING : [item.itemToUnlock, ...item.furtherKeys];
}

/** The fields of a lock that these keys open (K5). */
export function keyFields([first, ...furtherKeys]: readonly ItemId[]) {
  return { itemToUnlock: first ?? null, furtherKeys };
}

/** The locked item of which this is a key; there is at most one (E8). */
export function lockOf(room: Room, key: ItemId): ItemId | null {
  return find(room, (item) => item.itemToUnlock === key || item.furtherKeys.includes(key));
}

/** The item that hides this one; there is at most one (R7). */
export function hiderOf(room: Room, hidden: ItemId): ItemId | null {
  return find(room, (item) => item.itemToHide === hidden || item.alsoHides.includes(hidden));
}

/** The locked item whose sequence has this member; there is at most one (K6). */
export function sequenceLockOf(room: Room, member: ItemId): ItemId | null {
  return find(room, (item) => item.sequence.includes(member));
}

/** By hidden item, the item that hides it: `hiderOf` for a whole room at once. */
export function hidersIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, hiddenBy);
}

/** By key, the locked item that it unlocks: `lockOf` for a whole room at once. */
export function locksIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, keysOf);
}

/** By member, the locked item whose sequence it belongs to: `sequenceLockOf` for a whole room at once. */
export function sequenceLocksIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, (item) => item.sequence);
}

/** Whether `upper` hides `lower`, itself or through others (E5). */
export function hidesThroughOthers(room: Room, { upper, lower }: { upper: ItemId; lower: ItemId }): boolean {
  const seen = new Set<ItemId>([upper]);
  for (const id of seen) {
    const item = itemOf(room, id);
    for (const hidden of item ? hiddenBy(item) : []) {
      if (hidden === lower) return true;
      seen.add(hidden);
    }
  }
  return false;
}

/** Whether opening the item brings something about, so that it opens whatever its pictures are (O1). */
export function bringsAbout(item: ItemConfig): boolean {
  return item.itemToHide !== null || item.onOpen !== null || item.openedDescription !== '';
}

/** Whether clicks on the item have to work: it is the door, a key, a part or a member, or brings something about (R10, K6, C1). */
export function mustAnswerClicks(room: Room, id: ItemId): boolean {
  const item = itemOf(room, id);
  return (
    id === DOOR_ID ||
    (item !== undefined && bringsAbout(item)) ||
    lockOf(room, id) !== null ||
    sequenceLockOf(room, id) !== null ||
    combinationOf(room, id) !== null
  );
}

/** Whether the item's own click behaviour holds back collecting and opening (R10). */
export function holdsBackClicks(item: ItemConfig): boolean {
  return item.onClick?.type === 'none' || item.onClick?.type === 'message';
}

/** Two parts and what they become (C1). */
export interface Combination {
  /** The part that names the other one. */
  part: ItemId;
  other: ItemId;
  result: ItemId;
}

/** The combination that an item names (C1), null where it names none. */
export function combinationIn(room: Room, part: ItemId): Combination | null {
  const item = itemOf(room, part);
  if (!item || item.combinesWith === null || item.combinesInto === null) return null;
  return { part, other: item.combinesWith, result: item.combinesInto };
}

/** The combination of which an item is a part; there is at most one (C1). */
export function combinationOf(room: Room, part: ItemId): Combination | null {
  const naming = find(room, (item) => item.combinesWith === part);
  return combinationIn(room, part) ?? (naming === null ? null : combinationIn(room, naming));
}

/** Every combination of a room, by its result (C1, M4). */
export function combinationsIn(room: Room): ReadonlyMap<ItemId, Combination> {
  const all = Object.keys(room.itemConfigs).flatMap((id) => combinationIn(room, id) ?? []);
  return new Map(all.map((combination) => [combination.result, combination]));
}

function find(room: Room, matches: (item: ItemConfig) => boolean): ItemId | null {
  for (const id of Object.keys(room.itemConfigs)) {
    const item = room.itemConfigs[id];
    if (item && matches(item)) return id;
  }
  return null;
}

function invert(room: Room, linksOf: (item: ItemConfig) => readonly ItemId[]): ReadonlyMap<ItemId, ItemId> {
  const inverted = new Map<ItemId, ItemId>();
  for (const [id, item] of Object.entries(room.itemConfigs)) {
    for (const target of linksOf(item)) inverted.set(target, id);
  }
  return inverted;
}
