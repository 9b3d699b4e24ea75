import { hiderOf, keyOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { changeItem } from './change.ts';

/** Takes the key from a lock; being a key no more, it loses its addable flag (SPEC §4, E9). */
export function releaseKey(room: Room, lock: ItemId): Room {
  const key = keyOf(room, lock);
  if (key === null) return room;
  const released = changeItem(room, lock, { itemToUnlock: null });
  return changeItem(released, key, { isAddableToInventory: false });
}

/** Makes an item hide nothing and shows what it hid (E9). */
export function releaseHidden(room: Room, hider: ItemId): Room {
  const hidden = room.itemConfigs[hider]?.itemToHide ?? null;
  if (hidden === null) return room;
  const released = changeItem(room, hider, { itemToHide: null });
  return changeItem(released, hidden, { isHidden: false });
}

/** Makes an item hide another one, taking over the link of another hider (R7). */
export function hide(room: Room, { hider, hidden }: { hider: ItemId; hidden: ItemId }): Room {
  const free = releaseHidden(room, hider);
  const other = hiderOf(free, hidden);
  const taken = other === null ? free : changeItem(free, other, { itemToHide: null });
  return changeItem(changeItem(taken, hider, { itemToHide: hidden }), hidden, { isHidden: true });
}
