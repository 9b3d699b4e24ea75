import { linksFor } from '../../edit/links/linksFor.ts';
import { hidesThroughOthers, itemOf, lockOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { hasOpenedPicture } from '../../room/pictures/pictures.ts';
import type { MendChoice } from './mend.ts';

/**
 * Returns items that could be the key of a lock: without another use and not behind the lock. Collectable
 * items come first; furniture that opens is left out.
 */
export function findKeysToGive(room: Room, lock: ItemId): readonly MendChoice[] {
  const free = room.itemOrder.filter((id) => isFree(room, id, lock));
  const taken = free.filter((id) => itemOf(room, id)?.isAddableToInventory);
  const plain = free.filter((id) => !opens(room, id));
  return (taken.length > 0 ? taken : plain).flatMap((item): MendChoice[] => {
    const link = linksFor(room, { from: item, to: lock }).find(({ type }) => type === 'opens');
    return link ? [{ item, command: link.command }] : [];
  });
}

function isFree(room: Room, id: ItemId, lock: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item || item.spot || item.isItemLocked) return false;
  return lockOf(room, id) === null && !hidesThroughOthers(room, { upper: lock, lower: id });
}

function opens(room: Room, id: ItemId): boolean {
  const item = itemOf(room, id);
  return item !== undefined && hasOpenedPicture(item);
}
