import { foldPassword } from '../../../lock/answer/passwords.ts';
import { FACE_LIMITS } from '../../../lock/limits.ts';
import type { FittedAnswer } from '../answers/fitAnswer.ts';
import { withoutArticle, withoutMarks } from '../answers/variants.ts';

/** How three answers make one. */
export type SharedWay = 'digits' | 'sum' | 'letters';

export interface SharedLock {
  way: SharedWay;
  fit: FittedAnswer;
}

/** Below this a sum is guessed as fast as it is reckoned. */
const LEAST_SUM = 1000;
/** Longer numbers are no sum for the head. */
const LONGEST_ADDEND = 4;

/** Returns the lock that the answers of three questions open together; null if they make none. */
export function shareLock(fits: readonly FittedAnswer[]): SharedLock | null {
  return digitsTogether(fits) ?? sumOf(fits) ?? firstLetters(fits);
}

/** A number that starts with zero would be another one in a row of digits. */
function numbersOf(fits: readonly FittedAnswer[]): readonly string[] | null {
  const numbers = fits.map(({ type, password }) => (type === 'digits' ? password : ''));
  return numbers.every((number) => /^[1-9]\d*$/.test(number)) ? numbers : null;
}

function digitsTogether(fits: readonly FittedAnswer[]): SharedLock | null {
  const password = numbersOf(fits)?.join('') ?? '';
  if (password === '' || password.length > 2 * fits.length) return null;
  return { way: 'digits', fit: { type: 'digits', face: { type: 'digits' }, password, alsoAccepts: [] } };
}

function sumOf(fits: readonly FittedAnswer[]): SharedLock | null {
  const numbers = numbersOf(fits)?.filter((number) => number.length <= LONGEST_ADDEND) ?? [];
  const sum = numbers.reduce((all, number) => all + Number(number), 0);
  if (numbers.length < fits.length || sum < LEAST_SUM) return null;
  const password = String(sum);
  return { way: 'sum', fit: { type: 'digits', face: { type: 'digits' }, password, alsoAccepts: [] } };
}

/** One wheel for each answer. */
function firstLetters(fits: readonly FittedAnswer[]): SharedLock | null {
  const letters = fits.map(firstLetter);
  if (!letters.every((letter) => /^[A-Z]$/.test(letter)) || fits.length > FACE_LIMITS.wheels.max) return null;
  const wheels = letters.map(() => ({ type: 'letters' }) as const);
  return {
    way: 'letters',
    fit: { type: 'wheels', face: { type: 'wheels', wheels }, password: letters.join(' '), alsoAccepts: [] },
  };
}

/** Empty if it is in doubt: with an article, or where another answer that counts as right begins otherwise. */
function firstLetter({ type, password, alsoAccepts }: FittedAnswer): string {
  const firsts = new Set([password, ...alsoAccepts].map((answer) => foldPassword(answer).charAt(0)));
  const hasArticle = foldPassword(withoutArticle(password)) !== foldPassword(withoutMarks(password));
  return type === 'text' && firsts.size === 1 && !hasArticle ? ([...firsts][0] ?? '') : '';
}
