import { combinationOf, itemOf, lockOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { toldLocksOf } from '../../room/toldBy.ts';

/**
 * Returns whether a step can be asked for at a thing: it is locked or hidden, opens something, or is read. Whether one
 * can be added there, only trying shows (`addStep`).
 */
export function takesStep(room: Room, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item) return false;
  const isRead = item.showsAs === 'paper' && item.customDescription !== '';
  const opens = lockOf(room, id) !== null || combinationOf(room, id) !== null;
  return item.isItemLocked || item.isHidden || isRead || opens || toldLocksOf(room, id).length > 0;
}
