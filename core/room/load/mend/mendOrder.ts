import { itemOf } from '../../links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../model.ts';
import type { Warn } from './warning.ts';

/** Makes the order name every item once: the door first, then the spots (SPEC §5, R5, N6). */
export function mendOrder(room: Room, warn: Warn): Room {
  const named = new Set<ItemId>();
  for (const id of room.itemOrder) {
    if (!itemOf(room, id)) warn({ type: 'missingConfig', id });
    else if (named.has(id)) warn({ type: 'repeatedInOrder', id });
    else named.add(id);
  }
  for (const id of Object.keys(room.itemConfigs)) {
    if (!named.has(id)) warn({ type: 'notInOrder', id });
    named.add(id);
  }
  return { ...room, itemOrder: spotsBehind(room, doorFirst([...named], warn), warn) };
}

function doorFirst(order: readonly ItemId[], warn: Warn): readonly ItemId[] {
  if (order.indexOf(DOOR_ID) <= 0) return order;
  warn({ type: 'doorNotFirst' });
  return [DOOR_ID, ...order.filter((id) => id !== DOOR_ID)];
}

function spotsBehind(room: Room, order: readonly ItemId[], warn: Warn): readonly ItemId[] {
  const isSpot = (id: ItemId) => itemOf(room, id)?.spot !== null;
  const [door, rest] = [order.filter((id) => id === DOOR_ID), order.filter((id) => id !== DOOR_ID)];
  const sorted = [...door, ...rest.filter(isSpot), ...rest.filter((id) => !isSpot(id))];
  const isSorted = sorted.every((id, place) => id === order[place]);
  if (!isSorted) warn({ type: 'spotInFront' });
  return isSorted ? order : sorted;
}
