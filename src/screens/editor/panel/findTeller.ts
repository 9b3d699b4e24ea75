import type { ItemId, Room } from '../../../../core/room/model.ts';
import { findClues, type Teller } from '../../../../core/solve/clues.ts';

/** Who tells the code of a lock, as the creator would point it out: not the lock itself; undefined where nobody does. */
export function findTeller(room: Room, lock: ItemId): Teller | undefined {
  const clue = [...findClues(room)].find(([teller, locks]) => teller !== lock && locks.includes(lock));
  return clue?.[0];
}
