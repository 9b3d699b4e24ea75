import { definitionOf } from '../faces.ts';
import type { Face } from '../model.ts';
import { startOf } from '../startOf.ts';

/** A lock with fewer possible answers than this counts as easy to guess (K4). */
const MIN_ANSWERS = 1000;

/**
 * Returns whether a lock can be guessed (K4). A lock that is solved by looking is meant to be tried and never
 * counts.
 */
export function isEasyToGuess(face: Face, answer: string): boolean {
  const { needsClue, countAnswers } = definitionOf(face);
  return needsClue && (countAnswers(face, answer) < MIN_ANSWERS || isShownAtStart(face, answer));
}

/** Returns whether a lock already shows its answer before anybody touches it (K4). */
export function isShownAtStart(face: Face, answer: string): boolean {
  return answer !== '' && answer === startOf(definitionOf(face).view(face, { answer, seed: '' }));
}
