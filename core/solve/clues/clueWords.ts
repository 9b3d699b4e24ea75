import { toSearchedText } from '../../lock/answer/searchedText.ts';
import { definitionOf } from '../../lock/faces.ts';
import { type AnswerLock, enterableAnswersOf } from '../../lock/lock.ts';

/** What a text has to hold to tell the answer of a lock (S6): text in which each sign is one character. */
export interface ClueWord {
  text: string;
  /** Whether case, width, accents and spaces count (P7). */
  isExact: boolean;
}

/** Everything that tells an answer of a lock; nothing where none of them can be entered, or none has to be told (K3). */
export function clueWordsOf(lock: AnswerLock): readonly ClueWord[] {
  const { clues } = definitionOf(lock.face);
  const isExact = lock.face.type === 'text' && lock.passwordMatch === 'exact';
  const texts = enterableAnswersOf(lock).flatMap((answer) => clues(lock.face, answer));
  return texts.map((text) => ({ text: toSearchedText(text), isExact }));
}
