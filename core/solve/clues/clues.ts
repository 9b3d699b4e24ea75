import { definitionOf } from '../../lock/faces.ts';
import { bringsAbout, itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type ItemState, type Room } from '../../room/model.ts';
import { hasOpenedPicture } from '../../room/pictures/pictures.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { findAnswer } from '../escape/world.ts';
import { AnswerSearch } from './AnswerSearch.ts';

/** Where a clue is read: what an item says, null for the introduction. */
export type ClueSource = ItemId | null;

/** A text, or a picture that shows something. */
export interface ClueText {
  source: ClueSource;
  /** When its item says it: from the start on, or once it is open (O4). */
  state: ItemState;
}

/** What tells answers: a text (S6), or several things of which each may tell a part (S7). */
export interface Clue {
  texts: readonly ClueText[];
  /** The locks whose answers they tell together. */
  locks: readonly ItemId[];
}

/** What was found, and the looks that it took: a small multiple of the characters of texts and passwords (S5). */
interface ClueSearch {
  clues: readonly Clue[];
  steps: number;
}

/**
 * Finds every text of the room that tells an answer, compared as the lock compares it (P7) and as whole words: the
 * year 1970 is no clue for the password 7. An answer of signs is told by them in their order (K3), whatever spaces are
 * between. Each text is gone through once, whatever the number of locks.
 */
export function findClues(room: Room): ClueSearch {
  const locks = answerLocks(room);
  const search = new AnswerSearch(locks.map(([id, item]) => [id, item]));
  const found = textsOf(room)
    .map(({ text, ...told }): Clue => ({ texts: [told], locks: search.toldBy(text) }))
    .filter((clue) => clue.locks.length > 0);
  return { clues: [...found, ...declaredClues(room, locks)], steps: search.steps };
}

/** S7: riddles, by the creator's word. Of several each may tell a part, so all of them have to be read. */
function declaredClues(room: Room, locks: readonly (readonly [ItemId, ItemConfig])[]): readonly Clue[] {
  return locks.flatMap(([lock, item]) => {
    const texts = toldByOf(item).flatMap((source) => riddleOf(room, source));
    return texts.length > 0 ? [{ texts, locks: [lock] }] : [];
  });
}

/** What has several texts tells it with its last one. */
function riddleOf(room: Room, source: ItemId): readonly ClueText[] {
  const teller = itemOf(room, source);
  if (!teller || !hasSomethingToTell(source, teller)) return [];
  return [{ source, state: itemTexts(source, teller).at(-1)?.state ?? 'default' }];
}

/** A picture may show it; a paper without a word tells nothing yet. */
function hasSomethingToTell(id: ItemId, item: ItemConfig): boolean {
  return item.showsAs !== 'paper' || itemTexts(id, item).length > 0;
}

/**
 * By lock, where its answer can be read: everywhere, or in the first places alone where hundreds are more than anybody wants
 * to know.
 */
export function clueSourcesIn(
  clues: readonly Clue[],
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<ItemId, readonly ClueSource[]> {
  const sources = new Map<ItemId, ClueSource[]>();
  /** By list of locks, which texts share, how often it came. */
  const counts = new Map<readonly ItemId[], number>();
  for (const { texts, locks } of clues) {
    const count = counts.get(locks) ?? 0;
    counts.set(locks, count + 1);
    for (const lock of count < 3 * most ? locks : []) {
      const known = sources.get(lock) ?? [];
      if (known.length === 0) sources.set(lock, known);
      for (const { source } of known.length < most ? texts : [])
        if (!known.includes(source)) known.push(source);
    }
  }
  return sources;
}

/** The items that are locked by an answer which can be entered and has to be told (S6, K3). */
export function answerLocks(room: Room): readonly (readonly [ItemId, ItemConfig])[] {
  return room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    return item && isAnswerLock(item) ? [[id, item] as const] : [];
  });
}

function isAnswerLock(item: ItemConfig): boolean {
  const isLock = item.isItemLocked && item.unlockMethod === 'password';
  return isLock && definitionOf(item.face).needsClue && findAnswer(item) !== undefined;
}

/** A text with where and when it is read. */
interface Text extends ClueText {
  text: string;
}

/** The introduction, and all that items say. */
function textsOf(room: Room): readonly Text[] {
  const said = room.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    return item ? itemTexts(id, item).map((text) => ({ source: id, ...text })) : [];
  });
  return [{ source: null, state: 'default', text: room.introduction }, ...said];
}

function itemTexts(id: ItemId, item: ItemConfig): readonly Omit<Text, 'source'>[] {
  return [
    { state: 'default' as const, text: saysBefore(id, item) ? item.customDescription : '' },
    { state: 'default' as const, text: item.isItemLocked ? item.wrongText : '' },
    { state: 'opened' as const, text: saysOnceOpen(id, item) ? item.openedDescription : '' },
  ].filter(({ text }) => text !== '');
}

/** Whether an item's first text is ever told: a lock says it even where clicks on the unlocked item do nothing (O4). */
function saysBefore(id: ItemId, item: ItemConfig): boolean {
  if (item.isItemLocked || id === DOOR_ID) return true;
  if (item.onClick?.type === 'none') return false;
  const isOpen = item.state === 'opened';
  // The click on a way that has nothing to open leads on at once.
  if (item.onClick?.type === 'go') return !isOpen && (hasOpenedPicture(item) || bringsAbout(item));
  return !isOpen || item.openedDescription === '';
}

/** Whether an item ever opens and is there to say so: what is collected without a lock stays as it is, and behind the door is the end. */
function saysOnceOpen(id: ItemId, item: ItemConfig): boolean {
  if (id === DOOR_ID) return false;
  return item.isItemLocked || item.state === 'opened' || !item.isAddableToInventory;
}
