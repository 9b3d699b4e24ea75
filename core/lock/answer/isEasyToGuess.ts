import { definitionOf } from '../faces.ts';
import type { Face } from '../model.ts';
import { startOf } from '../startOf.ts';

/** Fewer possible answers than this can be tried in one sitting (K4). */
const ENOUGH = 1000;

/** Whether a lock can be guessed (K4). What is worked out by looking is meant to be tried, and never counts. */
export function isEasyToGuess(face: Face, answer: string): boolean {
  const { needsClue, countAnswers } = definitionOf(face);
  return needsClue && (countAnswers(face, answer) < ENOUGH || isShownAtStart(face, answer));
}

/** Whether a lock opens as it stands before anybody has touched it (K4). */
export function isShownAtStart(face: Face, answer: string): boolean {
  return answer !== '' && answer === startOf(definitionOf(face).view(face, { answer, seed: '' }));
}
