import type { ItemConfig, ItemId, Room } from '../../model.ts';
import type { Warn } from './warning.ts';

/** Sets the fields of an item that differ from the right values, with a warning for each. */
export function setFields(room: Room, id: ItemId, right: Partial<ItemConfig>, warn: Warn): Room {
  const item = room.itemConfigs[id];
  if (!item) return room;
  const fields = keysOf(right).filter((field) => item[field] !== right[field]);
  if (fields.length === 0) return room;
  for (const field of fields) warn({ type: 'contradiction', id, field });
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, ...right } } };
}

function keysOf(fields: Partial<ItemConfig>): readonly (keyof ItemConfig)[] {
  return Object.keys(fields) as (keyof ItemConfig)[];
}
