import { INVISIBLE } from './foldCharacter.ts';
import { textForms } from './folding.ts';

const SPACES = /\s/gu;

/** A cache, since a lock's answers are compared again and again. It forgets all when it is full. */
const knownForms = new Map<string, readonly string[]>();
/** More answers than a room has. */
const MOST_KNOWN = 4000;
/** Longest text that is cached, in characters: no answer is longer, and long texts would fill the memory. */
const LONGEST_KNOWN = 60;

/**
 * Returns the forms by which an answer is compared (A1): those of its text without spaces. Empty for a blank
 * answer.
 */
export function answerForms(answer: string): readonly string[] {
  if (answer.length > LONGEST_KNOWN) return findForms(answer);
  const known = knownForms.get(answer);
  if (known) return known;
  const forms = findForms(answer);
  if (knownForms.size === MOST_KNOWN) knownForms.clear();
  knownForms.set(answer, forms);
  return forms;
}

function findForms(answer: string): readonly string[] {
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
