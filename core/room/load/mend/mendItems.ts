import type { ItemConfig, ItemId, Room } from '../../model.ts';
import { firstColor, pictureOf, variantOf } from '../../pictures/pictures.ts';
import { ownFields } from './mendItem.ts';
import { shownItemName } from './mendNames.ts';
import { setFields } from './setFields.ts';
import type { Warn } from './warning.ts';

/** Mends faults within single items: colour and picture, lock fields, message. */
export function mendItems(room: Room, warn: Warn): Room {
  return room.itemOrder.reduce((worse, id) => {
    const item = worse.itemConfigs[id];
    if (!item) return worse;
    const colored = mendColor(worse, id, item, warn);
    const own = colored.itemConfigs[id] ?? item;
    return setFields(colored, id, { ...ownFields(own), name: shownItemName(own) }, warn);
  }, room);
}

function mendColor(room: Room, id: ItemId, item: ItemConfig, warn: Warn): Room {
  if (item.spot !== null || variantOf(item.variants, item.color)) return room;
  warn({ type: 'unknownColor', id, color: item.color });
  const color = firstColor(item.variants);
  const uri = pictureOf({ ...item, color }, item.state);
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, color, uri } } };
}
