import type { AnswerLock } from '../../lock/lock.ts';
import { foldPassword, foldText } from '../../lock/passwords.ts';
import { toSearchedText } from '../../lock/searchedText.ts';
import type { ItemId } from '../../room/model.ts';
import { clueWordsOf } from './clueWords.ts';
import { PasswordSearch } from './PasswordSearch.ts';

/** Looks for the answers of all locks in one go through a text, each as its lock compares it (P7, K3). */
export class AnswerSearch {
  readonly #folded: PasswordSearch;
  readonly #exact: PasswordSearch;

  constructor(locks: readonly (readonly [lock: ItemId, lock: AnswerLock])[]) {
    const words = locks.flatMap(([id, lock]) => clueWordsOf(lock).map((word) => ({ ...word, id })));
    const folded = words.filter(({ isExact }) => !isExact);
    const exact = words.filter(({ isExact }) => isExact);
    this.#folded = new PasswordSearch(folded.map(({ text, id }) => [foldPassword(text), id]));
    this.#exact = new PasswordSearch(exact.map(({ text, id }) => [text.normalize(), id]));
  }

  /** Looks at a character, or at an answer that may end there. */
  get steps(): number {
    return this.#folded.steps + this.#exact.steps;
  }

  /** The locks that the text tells an answer of, as whole words, each once. */
  toldBy(text: string): readonly ItemId[] {
    const searched = toSearchedText(text);
    const folded = this.#folded.isEmpty ? [] : this.#folded.heldBy(foldText(searched).split(/\s+/u));
    return [...new Set([...folded, ...this.#exact.heldBy([searched.normalize()])])];
  }
}
