import { combinationOf, itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { refusalOfPart } from './commands/combining.ts';
import type { Ends } from './links/linksFor.ts';

/**
 * Returns whether two items can become the parts of a combination (C1): neither is a part already, is locked,
 * or hides anything.
 */
export function canCombine(room: Room, { from, to }: Ends): boolean {
  return from !== to && [from, to].every((id) => isFree(room, id));
}

function isFree(room: Room, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item || item.isItemLocked || item.isHidingAnotherItem) return false;
  return combinationOf(room, id) === null && refusalOfPart(room, id) === null;
}
