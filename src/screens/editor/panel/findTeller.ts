import type { ItemId, Room } from '../../../../core/room/model.ts';
import { findClues, type Teller, tellersIn } from '../../../../core/solve/clues.ts';

/** Who tells the code of a lock, as the creator would point it out: not the lock itself; undefined where nobody does. */
export function findTeller(room: Room, lock: ItemId): Teller | undefined {
  return tellersIn(findClues(room).clues)
    .get(lock)
    ?.find((teller) => teller !== lock);
}
