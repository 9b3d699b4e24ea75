import { itemOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { isDeepEqual } from '../util/isDeepEqual.ts';

/** Sets fields of the room; gives the very same room where they have these values already. */
export function changeRoom(room: Room, changes: Partial<Room>): Room {
  return differs(room, changes) ? { ...room, ...changes } : room;
}

/** Sets fields of an item; gives the very same room where they have these values already. */
export function changeItem(room: Room, id: ItemId, changes: Partial<ItemConfig>): Room {
  const item = itemOf(room, id);
  if (!item || !differs(item, changes)) return room;
  return setItem(room, id, { ...item, ...changes });
}

/** Puts an item in place of the one with this id, or adds it. */
export function setItem(room: Room, id: ItemId, item: ItemConfig): Room {
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: item } };
}

/** Lists and settings that hold the same are the same. */
function differs<Fields extends object>(present: Fields, changes: Partial<Fields>): boolean {
  const fields = Object.keys(changes) as (keyof Fields)[];
  return fields.some((field) => !isDeepEqual(present[field], changes[field]));
}
