import { answerForms, textForms, visibleText } from '../../folding/folding.ts';
import type { AnswerLock } from '../../lock/lock.ts';
import { toSearchedText } from '../../lock/searchedText.ts';
import type { ItemId } from '../../room/model.ts';
import { clueWordsOf } from './clueWords.ts';
import { PasswordSearch } from './PasswordSearch.ts';

/** Looks for the answers of all locks in one go through a text, each as its lock compares it (P7, A1, K3). */
export class AnswerSearch {
  readonly #folded: PasswordSearch;
  readonly #exact: PasswordSearch;

  constructor(locks: readonly (readonly [lock: ItemId, lock: AnswerLock])[]) {
    const words = locks.flatMap(([id, lock]) => clueWordsOf(lock).map((word) => ({ ...word, id })));
    const folded = words.filter(({ isExact }) => !isExact);
    const exact = words.filter(({ isExact }) => isExact);
    this.#folded = new PasswordSearch(
      folded.flatMap(({ text, id }) => answerForms(text).map((form) => [form, id] as const)),
    );
    this.#exact = new PasswordSearch(exact.map(({ text, id }) => [visibleText(text), id]));
  }

  /** Looks at a character, or at an answer that may end there. */
  get steps(): number {
    return this.#folded.steps + this.#exact.steps;
  }

  /** The locks that the text tells an answer of, as whole words, each once. */
  toldBy(text: string): readonly ItemId[] {
    const searched = toSearchedText(text);
    const forms = this.#folded.isEmpty ? [] : textForms(searched);
    const folded = forms.flatMap((form) => this.#folded.heldBy(form.split(/\s+/u)));
    const exact = this.#exact.isEmpty ? [] : this.#exact.heldBy([visibleText(searched)]);
    return [...new Set([...folded, ...exact])];
  }
}
