import { answerForms, visibleText } from '../../folding/answerForms.ts';
import { textForms } from '../../folding/folding.ts';
import { toSearchedText } from '../../lock/answer/searchedText.ts';
import { definitionOf } from '../../lock/faces.ts';
import { type AnswerLock, enterableAnswersOf } from '../../lock/lock.ts';
import type { ItemId } from '../../room/model.ts';
import { PasswordSearch } from './PasswordSearch.ts';

/** Text that tells the answer of a lock if a text contains it (S6); each sign is one character. */
interface ClueWord {
  text: string;
  /** Whether case, width, accents and spaces count (P7). */
  isExact: boolean;
}

/** A set of locks, one bit for each place in `#locks`. It is small, since hundreds of texts may each tell of hundreds of locks (S5). */
type Places = Int32Array;

const BITS = 32;

/** Searches a text once for the answers of all locks, each compared as its lock does (P7, A1, K3). */
export class AnswerSearch {
  readonly #locks: readonly ItemId[];
  readonly #folded: PasswordSearch<Places>;
  readonly #exact: PasswordSearch<Places>;
  /** A cache of returned lists by their bits. */
  readonly #lists = new Map<string, readonly ItemId[]>();

  constructor(locks: readonly (readonly [lock: ItemId, lock: AnswerLock])[]) {
    this.#locks = locks.map(([id]) => id);
    const words = locks.flatMap(([, lock], place) => clueWordsOf(lock).map((word) => ({ ...word, place })));
    const folded = words.filter(({ isExact }) => !isExact);
    const exact = words.filter(({ isExact }) => isExact);
    this.#folded = this.#searchFor(
      folded.flatMap(({ text, place }) => answerForms(text).map((form) => [form, place] as const)),
    );
    this.#exact = this.#searchFor(exact.map(({ text, place }) => [visibleText(text), place]));
  }

  /** Number of examined characters and possible matches. */
  get looks(): number {
    return this.#folded.looks + this.#exact.looks;
  }

  /**
   * Returns the locks whose answer a text contains as whole words, each once, in their given order. The same
   * locks give the very same list.
   */
  toldBy(text: string): readonly ItemId[] {
    const searched = toSearchedText(text);
    const forms = this.#folded.isEmpty ? [] : textForms(searched);
    const folded = forms.flatMap((form) => this.#folded.heldBy(form, false));
    const exact = this.#exact.isEmpty ? [] : this.#exact.heldBy(visibleText(searched), true);
    return this.#listOf([...folded, ...exact]);
  }

  /** Builds the search that looks for each word once, for all locks that it opens. */
  #searchFor(words: readonly (readonly [word: string, place: number])[]): PasswordSearch<Places> {
    const opened = new Map<string, Places>();
    for (const [word, place] of words) {
      const places = opened.get(word) ?? this.#noPlaces();
      const at = Math.floor(place / BITS);
      places[at] = (places[at] ?? 0) | (1 << (place % BITS));
      opened.set(word, places);
    }
    return new PasswordSearch([...opened]);
  }

  #listOf(found: readonly Places[]): readonly ItemId[] {
    const all = this.#noPlaces();
    for (const places of found)
      for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) | (places[at] ?? 0);
    const key = all.join();
    const isTold = (place: number) => ((all[Math.floor(place / BITS)] ?? 0) & (1 << (place % BITS))) !== 0;
    const list = this.#lists.get(key) ?? this.#locks.filter((_, place) => isTold(place));
    this.#lists.set(key, list);
    return list;
  }

  #noPlaces(): Places {
    return new Int32Array(Math.ceil(this.#locks.length / BITS));
  }
}

/**
 * Returns everything that tells an answer of a lock; empty if none can be entered or none needs a clue (K3).
 */
function clueWordsOf(lock: AnswerLock): readonly ClueWord[] {
  const { clues } = definitionOf(lock.face);
  const isExact = lock.face.type === 'text' && lock.passwordMatch === 'exact';
  const texts = enterableAnswersOf(lock).flatMap((answer) => clues(lock.face, answer));
  return texts.map((text) => ({ text: toSearchedText(text), isExact }));
}
