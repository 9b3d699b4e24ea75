import { LIMITS } from '../room/limits.ts';
import { foldPassword, type PasswordMatch } from './answer/passwords.ts';
import { definitionOf } from './faces.ts';
import type { Face } from './model.ts';

/** What is typed may be so much longer than an answer: spaces do not count, and an accent may be a character of its own. */
const LONGEST_ENTRY = LIMITS.folding * LIMITS.password;

/** A lock that opens by an answer (K1). */
export interface AnswerLock {
  face: Face;
  /** The answer, in the canonical form of the face. */
  unlockPassword: string;
  passwordMatch: PasswordMatch;
  /** Further answers to a lock with a text (K7). */
  alsoAccepts: readonly string[];
}

/**
 * The answer that was entered on a player's view of the lock, in the canonical form of the face; empty where it is no
 * answer at all. `seed` is what the view was made with: it puts the names of pieces back.
 */
export function readAnswer({ face, unlockPassword }: AnswerLock, entered: string, seed: string): string {
  const read = definitionOf(face).read(face, entered, { answer: unlockPassword, seed });
  return read.ok ? read.value : '';
}

/** Whether an answer opens the lock (P7, K7). A lock whose own is blank opens to none. */
export function isAnswer(lock: AnswerLock, answer: string): boolean {
  const tried = formsOf(lock, answer);
  return answersOf(lock).some((own) => formsOf(lock, own).some((form) => tried.includes(form)));
}

/** An answer as tries are told apart (P13): two that give the same are one and the same try. */
export function comparedAnswer(lock: AnswerLock, answer: string): string {
  return formsOf(lock, answer)[0] ?? '';
}

function formsOf({ face, passwordMatch }: AnswerLock, answer: string): readonly string[] {
  return definitionOf(face).comparedForms(answer, passwordMatch);
}

/** Folding takes its time, and the solver asks for the answers of a lock over and over. */
const knownAnswers = new WeakMap<AnswerLock, readonly string[]>();

/** Every answer that opens the lock, the creator's first. */
export function answersOf(lock: AnswerLock): readonly string[] {
  const answers = knownAnswers.get(lock) ?? findAnswers(lock);
  knownAnswers.set(lock, answers);
  return answers;
}

const enterableAnswers = new WeakMap<AnswerLock, readonly string[]>();

/** Every answer that opens the lock and can be entered on its face (K1), the creator's first. */
export function enterableAnswersOf(lock: AnswerLock): readonly string[] {
  const { check } = definitionOf(lock.face);
  const answers =
    enterableAnswers.get(lock) ?? answersOf(lock).filter((answer) => check(lock.face, answer).ok);
  enterableAnswers.set(lock, answers);
  return answers;
}

/** What nobody can enter, since it is too long, is not even folded (S5). */
function findAnswers({ face, unlockPassword, alsoAccepts }: AnswerLock): readonly string[] {
  const answers = face.type === 'text' ? [unlockPassword, ...alsoAccepts] : [unlockPassword];
  return answers.filter((answer) => answer.length <= LONGEST_ENTRY && foldPassword(answer) !== '');
}
