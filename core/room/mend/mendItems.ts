import type { ItemConfig, ItemId, Room } from '../model.ts';
import { firstColor, pictureOf, variantOf } from '../pictures.ts';
import { setFields } from './setFields.ts';
import type { Warn } from './warning.ts';

/** Mends what can be seen in an item by itself: its colour and picture, its lock's fields, its message. */
export function mendItems(room: Room, warn: Warn): Room {
  return room.itemOrder.reduce((worse, id) => {
    const item = worse.itemConfigs[id];
    if (!item) return worse;
    const colored = mendColor(worse, id, item, warn);
    return setFields(colored, id, ownFields(colored.itemConfigs[id] ?? item), warn);
  }, room);
}

function mendColor(room: Room, id: ItemId, item: ItemConfig, warn: Warn): Room {
  if (variantOf(item.variants, item.color)) return room;
  warn({ type: 'unknownColor', id, color: item.color });
  const color = firstColor(item.variants);
  const uri = pictureOf({ ...item, color }, item.state);
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: { ...item, color, uri } } };
}

/** The fields that follow from others of the same item (R6, R9, R11, SPEC §4). */
function ownFields(item: ItemConfig): Partial<ItemConfig> {
  const isLockedBy = (method: ItemConfig['unlockMethod']) =>
    item.isItemLocked && item.unlockMethod === method;
  return {
    uri: pictureOf(item, item.state),
    visible: true,
    isLocked: item.isItemLocked,
    unlockPassword: isLockedBy('password') ? item.unlockPassword : '',
    isClueInPicture: isLockedBy('password') && item.isClueInPicture,
    itemToUnlock: isLockedBy('item') ? item.itemToUnlock : null,
    itemToHide: item.isHidingAnotherItem ? item.itemToHide : null,
    customDescription: item.description === 'custom' ? item.customDescription : '',
    name: item.name.trim() === '' ? item.catalogueId : item.name,
  };
}
