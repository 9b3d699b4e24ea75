import { combinationOf, hiddenBy, hiderOf, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { sceneOf } from '../../room/scenes.ts';
import type { Surroundings } from '../furnish/model.ts';
import { bearersIn } from '../step/sceneWithout.ts';
import type { WishedRoom } from '../wish/makeFromWish.ts';

/** A lock that is kept, with what opens it. */
export interface KeptPart {
  lock: ItemId;
  /** What opens it and is found in something that is made anew: its words are kept, but not its place. */
  loose: readonly ItemId[];
  /** Whether what its container holds is made anew, too. */
  isFree: boolean;
}

/** Parts of a made room that another one will have, too. */
export interface Kept {
  parts: readonly KeptPart[];
  /** All that stays as it is, from back to front. */
  things: readonly ItemId[];
}

/** Returns the locks that can be kept, each by itself. */
export function keepableLocks(made: WishedRoom, surroundings: Surroundings): ReadonlySet<ItemId> {
  const locks = [...made.ways.keys()];
  return new Set(locks.filter((lock) => keptParts(made, [lock], surroundings) !== null));
}

/**
 * Returns whether a lock is on a container in a place: the way out and the ways between places are made anew with the
 * rest, and so is what leads to a close-up or changes the light.
 */
function isContainer({ room, ways }: WishedRoom, lock: ItemId): boolean {
  const item = itemOf(room, lock);
  if (!item || lock === DOOR_ID || !ways.has(lock) || item.onClick?.type === 'go') return false;
  return item.onOpen === null && sceneOf(room, item.scene)?.kind === 'place';
}

/**
 * Returns what is kept with some locks: their containers, what opens them, and what all of that is in, behind or on. A
 * container within another one is kept with it. Null if something of it cannot be kept.
 */
export function keptParts(
  made: WishedRoom,
  locks: readonly ItemId[],
  surroundings: Surroundings,
): Kept | null {
  const { room } = made;
  const bearers = bearersIn(room, surroundings);
  const around = (id: ItemId) => [id, ...hidersOf(room, id), ...(bearers.get(id) ?? [])];
  const parts = new Set(locks);
  for (const lock of parts) for (const id of around(lock)) if (isLocked(room, id)) parts.add(id);
  if ([...parts].some((lock) => !isContainer(made, lock))) return null;
  const stays = (id: ItemId) => around(id).every((each) => !isLocked(room, each) || parts.has(each));
  const found = [...parts].flatMap((lock) => findsOf(made, lock));
  // What is painted stays with its place, and is no thing to be joined to another room.
  if (found.some((id) => itemOf(room, id)?.spot)) return null;
  const things = new Set([...parts, ...found.filter(stays)].flatMap(around));
  return {
    parts: [...parts].map((lock) => ({
      lock,
      loose: findsOf(made, lock).filter((id) => !things.has(id)),
      isFree: !hiddenIn(room, lock).some((id) => things.has(id)),
    })),
    things: room.itemOrder.filter((id) => things.has(id)),
  };
}

/** What has to be found for a lock, and what becomes of two parts. */
function findsOf({ room, ways }: WishedRoom, lock: ItemId): readonly ItemId[] {
  const all = (ways.get(lock)?.finds ?? []).flatMap((id) => [id, combinationOf(room, id)?.result ?? id]);
  return [...new Set(all)];
}

function hidersOf(room: Room, id: ItemId): readonly ItemId[] {
  const hider = hiderOf(room, id);
  return hider === null ? [] : [hider, ...hidersOf(room, hider)];
}

function hiddenIn(room: Room, id: ItemId): readonly ItemId[] {
  const item = itemOf(room, id);
  return item ? hiddenBy(item) : [];
}

function isLocked(room: Room, id: ItemId): boolean {
  return itemOf(room, id)?.isItemLocked === true;
}
