import { toSearchedText } from '../../lock/answer/searchedText.ts';
import { definitionOf } from '../../lock/faces.ts';
import { type AnswerLock, enterableAnswersOf } from '../../lock/lock.ts';

/** Text that tells the answer of a lock if a text contains it (S6); each sign is one character. */
interface ClueWord {
  text: string;
  /** Whether case, width, accents and spaces count (P7). */
  isExact: boolean;
}

/**
 * Returns everything that tells an answer of a lock; empty if none can be entered or none needs a clue (K3).
 */
export function clueWordsOf(lock: AnswerLock): readonly ClueWord[] {
  const { clues } = definitionOf(lock.face);
  const isExact = lock.face.type === 'text' && lock.passwordMatch === 'exact';
  const texts = enterableAnswersOf(lock).flatMap((answer) => clues(lock.face, answer));
  return texts.map((text) => ({ text: toSearchedText(text), isExact }));
}
