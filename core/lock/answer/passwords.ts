import { answerForms, visibleText } from '../../folding/answerForms.ts';

/** How an entered password is compared (P7): `folded` forgives all that `answerForms` does, `exact` what cannot be seen. */
export type PasswordMatch = 'folded' | 'exact';

/**
 * What a password is to a lock (P7, A1): it is another one where any of their forms match. The first is the one that
 * tries are counted by (P13). None for a password that is blank.
 */
export function comparedForms(password: string, match: PasswordMatch): readonly string[] {
  const forms = answerForms(password);
  return match === 'exact' && forms.length > 0 ? [visibleText(password)] : forms;
}

/** The first form of a password (A1): "Élan 7" and "elan7" give the same. Empty for one that is blank. */
export function foldPassword(password: string): string {
  return answerForms(password)[0] ?? '';
}
