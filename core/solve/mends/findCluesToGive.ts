import { definitionOf } from '../../lock/faces.ts';
import { hidesThroughOthers, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import type { MendChoice } from './mend.ts';

/**
 * What could tell the answer of a lock by its creator's word (S7): what is there to be read, and does not lie behind the
 * lock. Where nothing says anything yet, whatever stands there. No word of anything is touched.
 */
export function findCluesToGive(room: Room, lockId: ItemId): readonly MendChoice[] {
  const lock = itemOf(room, lockId);
  if (!lock || !definitionOf(lock.face).needsClue || lock.unlockPassword.trim() === '') return [];
  const present = toldByOf(lock);
  const free = room.itemOrder.filter(
    (id) => id !== DOOR_ID && !present.includes(id) && !isBehind(room, id, lockId),
  );
  const readable = free.filter((id) => isRead(itemOf(room, id)));
  return (readable.length > 0 ? readable : free).map((id) => ({
    item: id,
    command: { type: 'setToldBy', id: lockId, toldBy: [...present, id] },
  }));
}

function isRead(item: ItemConfig | undefined): boolean {
  return (
    item !== undefined &&
    (item.showsAs !== 'caption' || item.customDescription !== '' || item.openedDescription !== '')
  );
}

function isBehind(room: Room, id: ItemId, lockId: ItemId): boolean {
  return id === lockId || hidesThroughOthers(room, { upper: lockId, lower: id });
}
