import { INVISIBLE } from './foldCharacter.ts';
import { textForms } from './folding.ts';

const SPACES = /\s/gu;

/** The forms that an answer is compared by (A1): those of its text, without spaces. None for an answer that is blank. */
export function answerForms(answer: string): readonly string[] {
  const forms = textForms(answer).map((form) => form.replace(SPACES, ''));
  return forms[0] === '' ? [] : forms;
}

/** A text as an exact answer is compared: what nobody sees makes no difference, nor does how an accent is encoded. */
export function visibleText(text: string): string {
  return text.normalize().replace(INVISIBLE, '').normalize();
}
