import { LIMITS } from '../../limits.ts';
import { itemOf } from '../../links.ts';
import type { ItemId, Room } from '../../model.ts';
import { mayTell, toldByOf, withToldBy } from '../../toldBy.ts';
import type { Warn } from './warning.ts';

/**
 * Removes invalid clues: only locks by password have any, and never the lock itself or a missing item (S7).
 */
export function mendTold(room: Room, warn: Warn): Room {
  return room.itemOrder.reduce((worse, id) => mendToldOf(worse, id, warn), room);
}

function mendToldOf(room: Room, id: ItemId, warn: Warn): Room {
  const item = itemOf(room, id);
  if (!item?.toldBy) return room;
  const isTold = item.isItemLocked && item.unlockMethod === 'password';
  const each = [...new Set(toldByOf(item))].filter((from) => mayTell(room, { from, to: id }));
  const kept = isTold ? each.slice(0, LIMITS.toldBy) : [];
  if (kept.length > 0 && kept.length === item.toldBy.length) return room;
  const isDangling = item.toldBy.some((from) => !itemOf(room, from));
  warn({ type: isDangling ? 'danglingLink' : 'forbiddenLink', id, field: 'toldBy' });
  return { ...room, itemConfigs: { ...room.itemConfigs, [id]: withToldBy(item, kept) } };
}
