import { definitionOf } from '../../lock/faces.ts';
import { enterableAnswersOf } from '../../lock/lock.ts';
import type { Saying } from '../../play/model.ts';
import { sayingsOf, wordsOf } from '../../play/sayings.ts';
import { combinationsIn, itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { toldByOf } from '../../room/toldBy.ts';
import { AnswerSearch } from './AnswerSearch.ts';

/** The place where a clue is read: an item's text, or null for the introduction. */
export type ClueSource = ItemId | null;

/** A text, or a picture, that tells an answer. */
export interface ClueText extends Saying {
  source: ClueSource;
  /** True for a picture or an item without text (S7): seeing it is enough. */
  isBySight?: true;
}

/** A clue for answers: a text (S6), or several items each of which may tell a part (S7). */
export interface Clue {
  texts: readonly ClueText[];
  /** The locks whose answers it tells. */
  locks: readonly ItemId[];
}

/**
 * The clues, and how much work the search was (`countLooks`): a small multiple of the length of all texts and passwords
 * (S5).
 */
interface ClueSearch {
  clues: readonly Clue[];
  looks: number;
}

/**
 * Finds every text of the room that contains an answer, compared as its lock does (P7) and as whole words:
 * the year 1970 is no clue for the password 7. Signs must occur in their order (K3), with any spaces between.
 * Each text is searched once, whatever the number of locks.
 */
export function findClues(room: Room): ClueSearch {
  const locks = answerLocks(room);
  const search = new AnswerSearch(locks.map(([id, item]) => [id, item]));
  const made = combinationsIn(room);
  const textsOf = (id: ItemId) => toldTexts(room, id, made.has(id));
  const found = [introductionOf(room), ...room.itemOrder.flatMap(textsOf)]
    .map(({ text, ...told }): Clue => ({ texts: [told], locks: search.toldBy(text) }))
    .filter((clue) => clue.locks.length > 0);
  return { clues: [...found, ...declaredClues(room, locks, textsOf)], looks: search.looks };
}

/** S7: the clues that the creator declared. Each of several may tell a part, so all must be read. */
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

/**
 * An item that is declared a clue tells it in the last of its texts. An item without text tells it by its picture, but
 * not if it is an empty paper.
 */
function riddleOf(source: ItemId, { showsAs }: ItemConfig, texts: readonly Text[]): readonly ClueText[] {
  const last = texts.findLast(({ isToWrongAnswer }) => !isToWrongAnswer);
  if (!last && showsAs === 'paper') return [];
  return [last ? { source, state: last.state } : { source, state: 'default', isBySight: true }];
}

/** Maps each lock to the places where its answer can be read, at most `most` of them. */
export function clueSourcesIn(
  clues: readonly Clue[],
  most = Number.POSITIVE_INFINITY,
): ReadonlyMap<ItemId, readonly ClueSource[]> {
  const sources = new Map<ItemId, ClueSource[]>();
  /** Counts by list of locks, since texts share these lists. */
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

/** Returns the items locked by an answer that can be entered and needs a clue (S6, K3). */
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

/**
 * Returns all texts by the creator that plays can show for an item; a text that is the same before and after
 * opening counts once, at its earliest.
 */
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
