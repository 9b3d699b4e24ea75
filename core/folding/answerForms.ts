import { INVISIBLE } from './foldCharacter.ts';
import { textForms } from './folding.ts';

const SPACES = /\s/gu;

/**
 * Returns the forms by which an answer is compared (A1): those of its text without spaces. Empty for a blank
 * answer.
 */
export function answerForms(answer: string): readonly string[] {
  const forms = textForms(answer).map((form) => form.replace(SPACES, ''));
  return forms[0] === '' ? [] : forms;
}

/**
 * Returns a text as exact answers are compared: invisible characters and the encoding of accents make no
 * difference.
 */
export function visibleText(text: string): string {
  return text.normalize().replace(INVISIBLE, '').normalize();
}
