import { itemOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { examine } from '../examine.ts';
import { isDone, isSeen } from './findReach.ts';

/** Returns the items that no player can reach: never revealed, or locked for ever. */
export function findOutOfReach(room: Room): readonly ItemId[] {
  const { reach } = examine(room);
  return room.itemOrder.filter(
    (id) => !isSeen(reach, id) || (itemOf(room, id)?.isItemLocked === true && !isDone(reach, id)),
  );
}
