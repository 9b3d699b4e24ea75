import { answerForms, visibleText } from '../../folding/answerForms.ts';

/**
 * The comparison of entered passwords (P7): `folded` ignores all that `answerForms` ignores, `exact` only
 * what is invisible.
 */
export type PasswordMatch = 'folded' | 'exact';

/**
 * Returns the forms of a password for its lock (P7, A1): two passwords are equal if any of their forms match.
 * Tries are counted by the first form (P13). Empty for a blank password.
 */
export function comparedForms(password: string, match: PasswordMatch): readonly string[] {
  const forms = answerForms(password);
  return match === 'exact' && forms.length > 0 ? [visibleText(password)] : forms;
}

/** Returns the first form of a password (A1): "Élan 7" and "elan7" have the same. Empty for a blank one. */
export function foldPassword(password: string): string {
  return answerForms(password)[0] ?? '';
}
