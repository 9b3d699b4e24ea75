import { hidersIn, holdsBackClicks, itemOf, locksIn } from '../../links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../model.ts';
import { setFields } from './setFields.ts';
import type { Warn } from './warning.ts';

/** Makes each item fit its part in the room: the door, a key, hidden or hiding (R7, R10, E5). */
export function mendRoles(room: Room, warn: Warn): Room {
  const roles: Roles = { hidden: hidersIn(room), keys: locksIn(room) };
  return room.itemOrder.reduce((worse, id) => {
    const answering = mendOnClick(worse, roles, id, warn);
    return setFields(answering, id, roleFields(roles, id), warn);
  }, room);
}

/** The items that others hide, and those that unlock others: found once, since a room may hold thousands. */
interface Roles {
  hidden: ReadonlyMap<ItemId, ItemId>;
  keys: ReadonlyMap<ItemId, ItemId>;
}

function roleFields({ hidden, keys }: Roles, id: ItemId): Partial<ItemConfig> {
  const isHidden = hidden.has(id);
  if (id === DOOR_ID) return { isHidden, isAddableToInventory: false, isHidingAnotherItem: false };
  return keys.has(id) ? { isHidden, isAddableToInventory: true } : { isHidden };
}

function mendOnClick(room: Room, { keys }: Roles, id: ItemId, warn: Warn): Room {
  const item = itemOf(room, id);
  const mustAnswer = id === DOOR_ID || keys.has(id) || (item?.itemToHide ?? null) !== null;
  if (!item || !holdsBackClicks(item) || !mustAnswer) return room;
  warn({ type: 'contradiction', id, field: 'onClick' });
  const { onClick: _, ...answering } = item;
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: answering } };
}
