import { foldPassword } from '../../../../core/play/passwords.ts';
import type { ItemId, Room } from '../../../../core/room/model.ts';

/** The item whose own words tell the code of a lock, as the creator would point it out; null where none does. */
export function findClue(room: Room, lock: ItemId, password: string): ItemId | null {
  const code = foldPassword(password);
  if (code === '') return null;
  const clue = room.itemOrder.find(
    (id) => id !== lock && foldPassword(room.itemConfigs[id]?.customDescription ?? '').includes(code),
  );
  return clue ?? null;
}
