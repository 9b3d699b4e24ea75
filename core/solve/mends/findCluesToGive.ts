import { definitionOf } from '../../lock/faces.ts';
import { hidesThroughOthers, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import type { MendChoice } from './mend.ts';

/**
 * Returns items that could be declared a clue for a lock's answer (S7): readable ones that are not behind the
 * lock. If no item says anything yet, any item. Their texts are not changed.
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
