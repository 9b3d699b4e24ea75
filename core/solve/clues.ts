import { foldPassword, foldText } from '../play/passwords.ts';
import { itemOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { PasswordSearch } from './PasswordSearch.ts';

/** Who tells something: an item by its message, null for the introduction. */
export type Teller = ItemId | null;

/** By teller, the locks whose password its text holds (S6). */
export type Clues = ReadonlyMap<Teller, readonly ItemId[]>;

export const NO_CLUES: Clues = new Map();

/** What was found, and the looks that it took: a small multiple of the characters of texts and passwords (S5). */
export interface ClueSearch {
  clues: Clues;
  steps: number;
}

/**
 * Finds every text of the room that holds a password, compared as the lock compares it (P7) and as whole words: the
 * year 1970 is no clue for the password 7. Each text is gone through once, whatever the number of locks.
 */
export function findClues(room: Room): ClueSearch {
  const locks = passwordLocks(room);
  const isExact = ({ passwordMatch }: ItemConfig) => passwordMatch === 'exact';
  const folded = new PasswordSearch(
    locks.flatMap(([id, item]) => (isExact(item) ? [] : [[foldPassword(item.unlockPassword), id]])),
  );
  const exact = new PasswordSearch(
    locks.flatMap(([id, item]) => (isExact(item) ? [[item.unlockPassword.normalize(), id]] : [])),
  );
  const held = (text: string) => [
    ...(folded.isEmpty ? [] : folded.heldBy(foldText(text).split(/\s+/u))),
    ...exact.heldBy([text.normalize()]),
  ];
  const clues = new Map(textsOf(room).map(([teller, text]) => [teller, held(text)]));
  return { clues, steps: folded.steps + exact.steps };
}

/** By lock, everything that tells its password. */
export function tellersIn(clues: Clues): ReadonlyMap<ItemId, readonly Teller[]> {
  const tellers = new Map<ItemId, Teller[]>();
  for (const [teller, locks] of clues) {
    for (const lock of locks) {
      const known = tellers.get(lock);
      if (known) known.push(teller);
      else tellers.set(lock, [teller]);
    }
  }
  return tellers;
}

/** The items that are locked by a password, which is not blank. */
export function passwordLocks(room: Room): readonly (readonly [ItemId, ItemConfig])[] {
  return room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    const isLock = item?.isItemLocked && item.unlockMethod === 'password';
    return isLock && foldPassword(item.unlockPassword) !== '' ? [[id, item] as const] : [];
  });
}

/** The introduction and every message, by who tells it. */
function textsOf(room: Room): readonly (readonly [Teller, string])[] {
  const messages = room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    return item?.customDescription && !isMute(item) ? [[id, item.customDescription] as const] : [];
  });
  return [[null, room.introduction], ...messages];
}

/** A lock says its message even where clicks on the unlocked item do nothing. */
function isMute(item: ItemConfig): boolean {
  return item.onClick?.type === 'none' && !item.isItemLocked;
}
