import { itemOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';

/** Sets fields of the room; returns the very same room if they have these values already. */
export function changeRoom(room: Room, changes: Partial<Room>): Room {
  return differs(room, changes) ? { ...room, ...changes } : room;
}

/** Sets fields of an item; returns the very same room if they have these values already. */
export function changeItem(room: Room, id: ItemId, changes: Partial<ItemConfig>): Room {
  const item = itemOf(room, id);
  if (!item || !differs(item, changes)) return room;
  return setItem(room, id, { ...item, ...changes });
}

/** Replaces the item with this id, or adds it. */
export function setItem(room: Room, id: ItemId, item: ItemConfig): Room {
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: item } };
}

/** Compares lists and settings by value. */
function differs<Fields extends object>(present: Fields, changes: Partial<Fields>): boolean {
  const fields = Object.keys(changes) as (keyof Fields)[];
  return fields.some((field) => !isDeepEqual(present[field], changes[field]));
}
