import {
  type Combination,
  combinationOf,
  hiddenBy,
  hiderOf,
  hidingFields,
  itemOf,
  keyFields,
  keysOf,
  lockOf,
} from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { toldByOf, toldLocksOf, withToldBy } from '../../room/toldBy.ts';
import { changeItem, setItem } from '../change.ts';

/**
 * Removes all keys from a lock; since they are keys no longer, they lose their addable flag (SPEC §4, E9).
 */
export function releaseKeys(room: Room, lock: ItemId): Room {
  const item = itemOf(room, lock);
  return (item ? keysOf(item) : []).reduce(releaseKey, room);
}

/** Removes a key from its lock, which keeps its others; the former key loses its addable flag (K5, E9). */
export function releaseKey(room: Room, key: ItemId): Room {
  const lock = lockOf(room, key);
  const item = lock === null ? undefined : itemOf(room, lock);
  if (lock === null || !item) return room;
  const released = changeItem(room, lock, keyFields(keysOf(item).filter((other) => other !== key)));
  return changeItem(released, key, { isAddableToInventory: false });
}

/** Adds a key to a lock; another lock that has it loses it (E8). */
export function addKey(room: Room, { lock, key }: { lock: ItemId; key: ItemId }): Room {
  const free = releaseKey(room, key);
  const item = itemOf(free, lock);
  if (!item) return room;
  const linked = changeItem(free, lock, keyFields([...keysOf(item), key]));
  return changeItem(linked, key, { isAddableToInventory: true });
}

/** Makes an item hide nothing and reveals what it hid (E9). */
export function releaseHidden(room: Room, hider: ItemId): Room {
  const item = itemOf(room, hider);
  return (item ? hiddenBy(item) : []).reduce(reveal, room);
}

/** Reveals an item; its hider keeps hiding the others (R7, O2). */
export function reveal(room: Room, hidden: ItemId): Room {
  const hider = hiderOf(room, hidden);
  const item = hider === null ? undefined : itemOf(room, hider);
  if (hider === null || !item) return room;
  const released = changeItem(room, hider, hidingFields(hiddenBy(item).filter((other) => other !== hidden)));
  return changeItem(released, hidden, { isHidden: false });
}

/** Adds an item to those that `hider` hides; another hider loses it (R7, O2). */
export function hide(room: Room, { hider, hidden }: { hider: ItemId; hidden: ItemId }): Room {
  const free = reveal(room, hidden);
  const item = itemOf(free, hider);
  if (!item) return room;
  const linked = changeItem(free, hider, hidingFields([...hiddenBy(item), hidden]));
  return changeItem(linked, hidden, { isHidden: true });
}

/**
 * Links two parts and their result: the parts become addable to the inventory, the result is out of sight
 * until they are combined (C1).
 */
export function combine(room: Room, { part, other, result }: Combination): Room {
  const linked = changeItem(room, part, {
    combinesWith: other,
    combinesInto: result,
    isAddableToInventory: true,
  });
  const both = changeItem(linked, other, { isAddableToInventory: true });
  return changeItem(both, result, { isHidden: true });
}

/**
 * Dissolves the combination of an item: the parts lose their addable flag, as keys do, and the result becomes
 * visible (C1, E9).
 */
export function dissolve(room: Room, part: ItemId): Room {
  const combination = combinationOf(room, part);
  if (!combination) return room;
  const { part: naming, other, result } = combination;
  const plain = { isAddableToInventory: false };
  const single = changeItem(room, naming, { combinesWith: null, combinesInto: null, ...plain });
  return changeItem(changeItem(single, other, plain), result, { isHidden: false });
}

/** Removes the creator's list of clues for a lock's answer (S7). */
export function untold(room: Room, lock: ItemId): Room {
  const item = itemOf(room, lock);
  return item?.toldBy ? setItem(room, lock, withToldBy(item, [])) : room;
}

/** Removes a deleted item from all lists of clues (S7). */
export function takeFromTold(room: Room, gone: ItemId): Room {
  return toldLocksOf(room, gone).reduce((changed, lock) => {
    const item = itemOf(changed, lock);
    if (!item) return changed;
    return setItem(
      changed,
      lock,
      withToldBy(
        item,
        toldByOf(item).filter((other) => other !== gone),
      ),
    );
  }, room);
}
