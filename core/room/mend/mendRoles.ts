import { hiderOf, holdsBackClicks, itemOf, lockOf, mustAnswerClicks } from '../links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../model.ts';
import { setFields } from './setFields.ts';
import type { Warn } from './warning.ts';

/** Makes each item fit its part in the room: the door, a key, hidden or hiding (R7, R10, E5). */
export function mendRoles(room: Room, warn: Warn): Room {
  return room.itemOrder.reduce((worse, id) => {
    const answering = mendOnClick(worse, id, warn);
    return setFields(answering, id, roleFields(answering, id), warn);
  }, room);
}

function roleFields(room: Room, id: ItemId): Partial<ItemConfig> {
  const isHidden = hiderOf(room, id) !== null;
  if (id === DOOR_ID) return { isHidden, isAddableToInventory: false, isHidingAnotherItem: false };
  return lockOf(room, id) === null ? { isHidden } : { isHidden, isAddableToInventory: true };
}

function mendOnClick(room: Room, id: ItemId, warn: Warn): Room {
  const item = itemOf(room, id);
  if (!item || !holdsBackClicks(item) || !mustAnswerClicks(room, id)) return room;
  warn({ type: 'contradiction', id, field: 'onClick' });
  const { onClick: _, ...answering } = item;
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: answering } };
}
