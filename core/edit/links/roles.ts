import { combinationOf, combinationsIn, hiderOf, itemOf, lockOf, sequenceLockOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import type { EditRefusal } from '../command.ts';
import type { Role } from '../puzzleCommand.ts';

type DoorReason = Extract<EditRefusal, { type: 'doorIsFixed' }>['reason'];

/** The roles that an item must not have, and the reason to give for the door, which is always refused. */
interface Wanted {
  free: readonly Role[];
  door: DoorReason;
}

/**
 * Returns why an item cannot get a role: it is missing, is the door, or has one of these roles already. Null
 * if it can.
 */
export function refusalOfRoles(room: Room, id: ItemId, { free, door }: Wanted): EditRefusal | null {
  const item = itemOf(room, id);
  if (!item) return { type: 'unknownItem', id };
  if (id === DOOR_ID) return { type: 'doorIsFixed', reason: door };
  return refusalOfRole(room, id, free);
}

/** Does the same check as `refusalOfRoles` for an item that exists, the door included. */
export function refusalOfRole(room: Room, id: ItemId, free: readonly Role[]): EditRefusal | null {
  const item = itemOf(room, id);
  const role = item && free.find((each) => ROLES[each](room, id, item));
  return role === undefined ? null : { type: 'isAlready', role };
}

const ROLES: { readonly [Each in Role]: (room: Room, id: ItemId, item: ItemConfig) => boolean } = {
  key: (room, id) => lockOf(room, id) !== null,
  member: (room, id) => sequenceLockOf(room, id) !== null,
  part: (room, id) => combinationOf(room, id) !== null,
  result: (room, id) => combinationsIn(room).has(id),
  way: (_room, _id, { onClick }) => onClick?.type === 'go',
  spot: (_room, _id, { spot }) => spot !== null,
  taken: (_room, _id, { isAddableToInventory }) => isAddableToInventory,
  locked: (_room, _id, { isItemLocked }) => isItemLocked,
  hidden: (room, id) => hiderOf(room, id) !== null,
};
