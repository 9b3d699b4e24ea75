import type { AnswerLock } from '../../../lock/lock.ts';
import type { FittedAnswer } from './fitAnswer.ts';

/** Returns the lock that a fitted answer opens, as rooms hold it. */
export function lockOfFit({ face, password, alsoAccepts, isExact = false }: FittedAnswer): AnswerLock {
  return { face, unlockPassword: password, passwordMatch: isExact ? 'exact' : 'folded', alsoAccepts };
}
