import type { ItemId, Room } from '../../../core/room/model.ts';
import { type ClueSource, clueSourcesIn, findClues } from '../../../core/solve/clues/clues.ts';

/** Who tells the code of a lock, as the creator would point it out: not the lock itself; undefined where nobody does. */
export function findClueSource(room: Room, lock: ItemId): ClueSource | undefined {
  return clueSourcesIn(findClues(room).clues)
    .get(lock)
    ?.find((source) => source !== lock);
}
