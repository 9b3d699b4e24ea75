import { hiddenBy, hiderOf, hidingFields, itemOf, keyFields, keysOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { changeItem } from './change.ts';

/** Takes all keys from a lock; being keys no more, they lose their addable flag (SPEC §4, E9). */
export function releaseKeys(room: Room, lock: ItemId): Room {
  const item = itemOf(room, lock);
  const keys = item ? keysOf(item) : [];
  if (keys.length === 0) return room;
  const released = changeItem(room, lock, keyFields([]));
  return keys.reduce((freed, key) => changeItem(freed, key, { isAddableToInventory: false }), released);
}

/** Makes an item hide nothing and shows what it hid (E9). */
export function releaseHidden(room: Room, hider: ItemId): Room {
  const item = itemOf(room, hider);
  const hidden = item ? hiddenBy(item) : [];
  if (hidden.length === 0) return room;
  const released = changeItem(room, hider, hidingFields([]));
  return hidden.reduce((shown, id) => changeItem(shown, id, { isHidden: false }), released);
}

/** Makes an item hide another one, taking over the link of another hider (R7). */
export function hide(room: Room, { hider, hidden }: { hider: ItemId; hidden: ItemId }): Room {
  const free = releaseHidden(room, hider);
  const other = hiderOf(free, hidden);
  const taken = other === null ? free : changeItem(free, other, { itemToHide: null });
  return changeItem(changeItem(taken, hider, { itemToHide: hidden }), hidden, { isHidden: true });
}
