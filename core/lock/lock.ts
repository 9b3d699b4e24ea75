import { LIMITS } from '../room/limits.ts';
import { foldPassword, type PasswordMatch } from './answer/passwords.ts';
import { definitionOf } from './faces.ts';
import type { Face } from './model.ts';

/**
 * The typed text may be longer than the answer: spaces do not count, and an accent may be a character of its
 * own.
 */
const LONGEST_ENTRY = LIMITS.folding * LIMITS.password;

/** A lock that opens by an answer (K1). */
export interface AnswerLock {
  face: Face;
  /** The answer in the face's canonical form. */
  unlockPassword: string;
  passwordMatch: PasswordMatch;
  /** Further answers of a text lock (K7). */
  alsoAccepts: readonly string[];
}

/**
 * Returns the canonical form of an answer that was entered on a player's view of the lock; empty if it is not
 * a valid answer. `seed` is the one of the view; it maps piece names back.
 */
export function readAnswer({ face, unlockPassword }: AnswerLock, entered: string, seed: string): string {
  const read = definitionOf(face).read(face, entered, { answer: unlockPassword, seed });
  return read.ok ? read.value : '';
}

/** Returns whether an answer opens the lock (P7, K7). A lock with a blank answer never opens. */
export function isAnswer(lock: AnswerLock, answer: string): boolean {
  const tried = formsOf(lock, answer);
  return answersOf(lock).some((own) => formsOf(lock, own).some((form) => tried.includes(form)));
}

/** Returns the form by which tries are compared (P13): two tries with the same form count as one. */
export function comparedAnswer(lock: AnswerLock, answer: string): string {
  return formsOf(lock, answer)[0] ?? '';
}

function formsOf({ face, passwordMatch }: AnswerLock, answer: string): readonly string[] {
  return definitionOf(face).comparedForms(answer, passwordMatch);
}

/** A cache, since folding is slow and the solver asks for a lock's answers again and again. */
const knownAnswers = new WeakMap<AnswerLock, readonly string[]>();

/** Returns every answer that opens the lock, the creator's first one first. */
export function answersOf(lock: AnswerLock): readonly string[] {
  const answers = knownAnswers.get(lock) ?? findAnswers(lock);
  knownAnswers.set(lock, answers);
  return answers;
}

const enterableAnswers = new WeakMap<AnswerLock, readonly string[]>();

/**
 * Returns every answer that opens the lock and can be entered on its face (K1), the creator's first one
 * first.
 */
export function enterableAnswersOf(lock: AnswerLock): readonly string[] {
  const { check } = definitionOf(lock.face);
  const answers =
    enterableAnswers.get(lock) ?? answersOf(lock).filter((answer) => check(lock.face, answer).ok);
  enterableAnswers.set(lock, answers);
  return answers;
}

/** Skips answers that are too long to be entered; they are not even folded (S5). */
function findAnswers({ face, unlockPassword, alsoAccepts }: AnswerLock): readonly string[] {
  const answers = face.type === 'text' ? [unlockPassword, ...alsoAccepts] : [unlockPassword];
  return answers.filter((answer) => answer.length <= LONGEST_ENTRY && foldPassword(answer) !== '');
}
