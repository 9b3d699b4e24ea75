import { DOOR_ID, type ItemConfig, type ItemId, type Room } from './model.ts';

/** Returns the item with this id; undefined also for inherited property names. */
export function itemOf(room: Room, id: ItemId): ItemConfig | undefined {
  return Object.hasOwn(room.itemConfigs, id) ? room.itemConfigs[id] : undefined;
}

/** Returns the door's id; null in a room without a door (R5). */
export function doorOf(room: Room): ItemId | null {
  return itemOf(room, DOOR_ID) ? DOOR_ID : null;
}

/** One shared empty list, since rooms are traversed often. */
const NOTHING: readonly ItemId[] = [];

/** Returns all items that an item hides, in the order in which they are revealed (R8, O2). */
export function hiddenBy(item: Pick<ItemConfig, 'itemToHide' | 'alsoHides'>): readonly ItemId[] {
  return item.itemToHide === null ? NOTHING : [item.itemToHide, ...item.alsoHides];
}

/** Returns the fields of an item that hides these (O2). */
export function hidingFields([first, ...alsoHides]: readonly ItemId[]) {
  return { itemToHide: first ?? null, alsoHides };
}

/** Returns all keys that a lock by item needs (R8, K5). */
export function keysOf(item: Pick<ItemConfig, 'itemToUnlock' | 'furtherKeys'>): readonly ItemId[] {
  return item.itemToUnlock === null ? NOTHING : [item.itemToUnlock, ...item.furtherKeys];
}

/** Returns the fields of a lock that these keys open (K5). */
export function keyFields([first, ...furtherKeys]: readonly ItemId[]) {
  return { itemToUnlock: first ?? null, furtherKeys };
}

/** Returns the locked item of which this is a key; there is at most one (E8). */
export function lockOf(room: Room, key: ItemId): ItemId | null {
  return find(room, (item) => item.itemToUnlock === key || item.furtherKeys.includes(key));
}

/** Returns the item that hides this one; there is at most one (R7). */
export function hiderOf(room: Room, hidden: ItemId): ItemId | null {
  return find(room, (item) => item.itemToHide === hidden || item.alsoHides.includes(hidden));
}

/** Returns the locked item whose sequence contains this member; there is at most one (K6). */
export function sequenceLockOf(room: Room, member: ItemId): ItemId | null {
  return find(room, (item) => item.sequence.includes(member));
}

/** Maps each hidden item to its hider: `hiderOf` for the whole room. */
export function hidersIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, hiddenBy);
}

/** Maps each key to the locked item that it opens: `lockOf` for the whole room. */
export function locksIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, keysOf);
}

/** Maps each member to the locked item of its sequence: `sequenceLockOf` for the whole room. */
export function sequenceLocksIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  return invert(room, (item) => item.sequence);
}

/** Returns whether `upper` hides `lower`, directly or through others (E5). */
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

/** Returns whether opening the item has an effect. Such an item opens even if it has no picture of it open (O1). */
export function bringsAbout(item: ItemConfig): boolean {
  return item.itemToHide !== null || item.onOpen !== null || item.openedDescription !== '';
}

/**
 * Returns whether the item must react to clicks: it is the door, a key, a part or a member, or opening it has
 * an effect (R10, K6, C1).
 */
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

/** Returns whether the item's own click behaviour prevents collecting and opening (R10). */
export function holdsBackClicks(item: ItemConfig): boolean {
  return item.onClick?.type === 'none' || item.onClick?.type === 'message';
}

/** Two parts and their result (C1). */
export interface Combination {
  /** The part on which the combination is stored. */
  part: ItemId;
  other: ItemId;
  result: ItemId;
}

/** Returns the combination stored on an item (C1); null if there is none. */
export function combinationIn(room: Room, part: ItemId): Combination | null {
  const item = itemOf(room, part);
  if (!item || item.combinesWith === null || item.combinesInto === null) return null;
  return { part, other: item.combinesWith, result: item.combinesInto };
}

/** Returns the combination of which an item is a part; there is at most one (C1). */
export function combinationOf(room: Room, part: ItemId): Combination | null {
  const naming = find(room, (item) => item.combinesWith === part);
  return combinationIn(room, part) ?? (naming === null ? null : combinationIn(room, naming));
}

/** Maps each result to its combination (C1, M4). */
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
