import { definitionOf } from '../../lock/faces.ts';
import { enterableAnswersOf } from '../../lock/lock.ts';
import type { Saying } from '../../play/model.ts';
import { sayingsOf, wordsOf } from '../../play/sayings.ts';
import { combinationsIn, itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { AnswerSearch } from './AnswerSearch.ts';

/** Where a clue is read: what an item says, null for the introduction. */
export type ClueSource = ItemId | null;

/** A text, or a picture that shows something. */
export interface ClueText extends Saying {
  source: ClueSource;
  /** A picture, or a thing without a word (S7): it is enough to see it. */
  isBySight?: true;
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
  const made = combinationsIn(room);
  const textsOf = (id: ItemId) => toldTexts(room, id, made.has(id));
  const found = [introductionOf(room), ...room.itemOrder.flatMap(textsOf)]
    .map(({ text, ...told }): Clue => ({ texts: [told], locks: search.toldBy(text) }))
    .filter((clue) => clue.locks.length > 0);
  return { clues: [...found, ...declaredClues(room, locks, textsOf)], steps: search.steps };
}

/** S7: riddles, by the creator's word. Of several each may tell a part, so all of them have to be read. */
function declaredClues(
  room: Room,
  locks: readonly (readonly [ItemId, ItemConfig])[],
  textsOf: (id: ItemId) => readonly Text[],
): readonly Clue[] {
  return locks.flatMap(([lock, item]) => {
    const texts = toldByOf(item).flatMap((source) => {
      const teller = itemOf(room, source);
      return teller ? riddleOf(source, teller, textsOf(source)) : [];
    });
    return texts.length > 0 ? [{ texts, locks: [lock] }] : [];
  });
}

/** What has several texts tells it with its last one; of one without any a picture may, but no paper without a word. */
function riddleOf(source: ItemId, { showsAs }: ItemConfig, texts: readonly Text[]): readonly ClueText[] {
  const last = texts.findLast(({ isToWrongAnswer }) => !isToWrongAnswer);
  if (!last && showsAs === 'paper') return [];
  return [last ? { source, state: last.state } : { source, state: 'default', isBySight: true }];
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
  return isLock && definitionOf(item.face).needsClue && enterableAnswersOf(item).length > 0;
}

/** A text with where and when it is read. */
interface Text extends ClueText {
  text: string;
}

function introductionOf({ introduction: text }: Room): Text {
  return { source: null, state: 'default', text };
}

/** All in its creator's words that plays can tell of an item; the same before and after counts once, as soon as it is told. */
function toldTexts(room: Room, id: ItemId, isMade: boolean): readonly Text[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const texts = sayingsOf(room, id, isMade).flatMap((saying): readonly Text[] => {
    const words = wordsOf(item, saying);
    if (words?.type !== 'custom') return [];
    const isOfBefore = saying.state === 'opened' && item.openedDescription === '';
    return [{ source: id, ...saying, ...(isOfBefore && { state: 'default' }), text: words.text }];
  });
  return texts.filter(
    ({ text, state }, place) =>
      !texts.slice(0, place).some((before) => before.text === text && before.state === state),
  );
}
