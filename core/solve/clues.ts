import { foldPassword, foldText } from '../play/passwords.ts';
import { itemOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';
import { isBreak } from './isBreak.ts';

/** Who tells something: an item by its message, null for the introduction. */
export type Teller = ItemId | null;

/** By teller, the locks whose password its text holds (S6). */
export type Clues = ReadonlyMap<Teller, readonly ItemId[]>;

export const NO_CLUES: Clues = new Map();

/**
 * Finds every text of the room that holds a password, compared as the lock compares it (P7) and as whole words: the
 * year 1970 is no clue for the password 7. Each text is gone through once, whatever the number of locks.
 */
export function findClues(room: Room): Clues {
  const folded = new Passwords();
  const exact = new Passwords();
  for (const [id, item] of passwordLocks(room)) {
    if (item.passwordMatch === 'exact') exact.add(item.unlockPassword.normalize(), id);
    else folded.add(foldPassword(item.unlockPassword), id);
  }
  const texts: readonly (readonly [Teller, string])[] = [[null, room.introduction], ...messagesIn(room)];
  return new Map(
    texts.map(([teller, text]) => [
      teller,
      [
        ...(folded.isEmpty ? [] : folded.heldBy(foldText(text).split(/\s+/u))),
        ...exact.heldBy([text.normalize()]),
      ],
    ]),
  );
}

/** The items that are locked by a password, which is not blank. */
export function passwordLocks(room: Room): readonly (readonly [ItemId, ItemConfig])[] {
  return room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    const isLock = item?.isItemLocked && item.unlockMethod === 'password';
    return isLock && foldPassword(item.unlockPassword) !== '' ? [[id, item] as const] : [];
  });
}

function messagesIn(room: Room): readonly (readonly [ItemId, string])[] {
  return room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    return item?.customDescription && !isMute(item) ? [[id, item.customDescription] as const] : [];
  });
}

/** A lock says its message even where clicks on the unlocked item do nothing. */
function isMute(item: ItemConfig): boolean {
  return item.onClick?.type === 'none' && !item.isItemLocked;
}

/** Passwords by length, to be looked for in texts. */
class Passwords {
  readonly #locks = new Map<string, ItemId[]>();
  readonly #lengths = new Set<number>();

  get isEmpty(): boolean {
    return this.#locks.size === 0;
  }

  add(password: string, lock: ItemId): void {
    this.#locks.set(password, [...(this.#locks.get(password) ?? []), lock]);
    this.#lengths.add(password.length);
  }

  /** The locks whose password stands in a text, given as the words that a password may run through. */
  heldBy(words: readonly string[]): readonly ItemId[] {
    const text = words.join('');
    const starts = wordStarts(words);
    const isEdge = (place: number) => starts.has(place) || isBreak(text, place);
    const held = new Set<ItemId>();
    for (let start = 0; start < text.length; start++) {
      if (!isEdge(start)) continue;
      for (const length of this.#lengths) {
        const locks = this.#locks.get(text.slice(start, start + length));
        if (locks && isEdge(start + length)) for (const lock of locks) held.add(lock);
      }
    }
    return [...held];
  }
}

function wordStarts(words: readonly string[]): ReadonlySet<number> {
  const starts = new Set<number>();
  let place = 0;
  for (const word of words) {
    starts.add(place);
    place += word.length;
  }
  return starts;
}
