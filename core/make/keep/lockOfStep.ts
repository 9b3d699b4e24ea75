import { combinationOf, hiddenBy, itemOf, lockOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { toldLocksOf } from '../../room/toldBy.ts';
import type { WalkStep } from '../../solve/escape/walk/walkStep.ts';

/**
 * Returns the lock to whose part of the puzzle a step of the way out belongs: the lock that it opens, or for which
 * something is found, read or put together. Null if there is none.
 */
export function lockOfStep(room: Room, step: WalkStep): ItemId | null {
  if (step.type === 'read') return step.lock;
  if (step.type === 'useItem') return servedBy(room, step.on);
  return servedBy(room, step.item);
}

function servedBy(room: Room, id: ItemId): ItemId | null {
  const item = itemOf(room, id);
  if (!item) return null;
  if (item.isItemLocked) return id;
  const result = combinationOf(room, id)?.result ?? id;
  const own = lockOf(room, result) ?? toldLocksOf(room, id)[0];
  if (own !== undefined && own !== null) return own;
  return hiddenBy(item).reduce<ItemId | null>((found, hidden) => found ?? servedBy(room, hidden), null);
}
