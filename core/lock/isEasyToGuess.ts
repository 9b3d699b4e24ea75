import { definitionOf } from './faces.ts';
import type { Face } from './model.ts';

/** Fewer possible answers than this can be tried in one sitting (K4). */
const ENOUGH = 1000;

/** Whether a lock can be guessed (K4). What is worked out by looking is meant to be tried, and never counts. */
export function isEasyToGuess(face: Face, answer: string): boolean {
  const { needsClue, countAnswers } = definitionOf(face);
  return needsClue && countAnswers(face, answer) < ENOUGH;
}
