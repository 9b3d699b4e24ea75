import type { ItemId, Room } from '../../../core/room/model.ts';
import { type ClueSource, clueSourcesIn, findClues } from '../../../core/solve/clues/clues.ts';

/** The item other than the lock whose text contains its answer; undefined if none does. */
export function findClueSource(room: Room, lock: ItemId): ClueSource | undefined {
  return clueSourcesIn(findClues(room).clues)
    .get(lock)
    ?.find((source) => source !== lock);
}
