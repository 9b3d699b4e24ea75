import { foldPassword } from '../../lock/passwords.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { AnswerSearch } from './AnswerSearch.ts';

/** Where a clue is read: an item's message, null for the introduction. */
export type ClueSource = ItemId | null;

/** By source, the locks whose password its text holds (S6). */
export type Clues = ReadonlyMap<ClueSource, readonly ItemId[]>;

export const NO_CLUES: Clues = new Map();

/** What was found, and the looks that it took: a small multiple of the characters of texts and passwords (S5). */
interface ClueSearch {
  clues: Clues;
  steps: number;
}

/**
 * Finds every text of the room that tells an answer, compared as the lock compares it (P7) and as whole words: the
 * year 1970 is no clue for the password 7. An answer of signs is told by them in their order (K3), whatever spaces are
 * between. Each text is gone through once, whatever the number of locks.
 */
export function findClues(room: Room): ClueSearch {
  const search = new AnswerSearch(passwordLocks(room).map(([id, item]) => [id, item]));
  const clues = new Map(textsOf(room).map(([source, text]) => [source, search.toldBy(text)]));
  return { clues, steps: search.steps };
}

/** By lock, everywhere that its password can be read. */
export function clueSourcesIn(clues: Clues): ReadonlyMap<ItemId, readonly ClueSource[]> {
  const sources = new Map<ItemId, ClueSource[]>();
  for (const [source, locks] of clues) {
    for (const lock of locks) {
      const known = sources.get(lock);
      if (known) known.push(source);
      else sources.set(lock, [source]);
    }
  }
  return sources;
}

/** The items that are locked by a password, which is not blank. */
export function passwordLocks(room: Room): readonly (readonly [ItemId, ItemConfig])[] {
  return room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    const isLock = item?.isItemLocked && item.unlockMethod === 'password';
    return isLock && foldPassword(item.unlockPassword) !== '' ? [[id, item] as const] : [];
  });
}

/** The introduction and every message, by where it is read. */
function textsOf(room: Room): readonly (readonly [ClueSource, string])[] {
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
