import { textForms } from '../../folding/folding.ts';

/** Maximum length of a stored prefix; a longer word is found by it and then compared in full. */
const LONGEST_BEGINNING = 12;
/** Longer than any name; text beyond it is not even folded (S5). */
const LONGEST_NAME = 1000;
/** Maximum number of prefixes of a name: a few letters can fold to many more. */
const MOST_BEGINNINGS = 200;
/** Keeps marks in scripts where they are part of the spelling. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word in the one or two forms by which it is found (A1): "küche" as "kuche" and "kueche". */
export type Word = readonly [first: string, second?: string];

/** Returns the words of a text in their compared forms, in order, each once. */
export function wordsOf(text: string): readonly Word[] {
  // Spelling out umlauts makes a word longer but never splits it.
  const [firsts = [], seconds = firsts] = textForms(text.slice(0, LONGEST_NAME)).map(splitWords);
  const words = firsts.map((first, place): Word => {
    const second = seconds[place] ?? first;
    return second === first ? [first] : [first, second];
  });
  return [...new Map(words.map((word) => [word.join(' '), word])).values()];
}

/** Returns the prefixes of a name's words, by which a room is found (`searchWords` of its summary). */
export function searchWordsOf(name: string): readonly string[] {
  return [...new Set(wordsOf(name).flatMap(formsOf).flatMap(beginningsOf))].slice(0, MOST_BEGINNINGS);
}

/**
 * Returns the prefixes with which to query: those of the longest word's forms, which fewest rooms share.
 * Every match has one of them. Empty without words.
 */
export function rarestBeginnings(words: readonly Word[]): readonly string[] {
  const [longest] = words.toSorted(([one], [other]) => other.length - one.length);
  const beginnings =
    longest === undefined ? [] : formsOf(longest).flatMap((form) => beginningsOf(form).slice(-1));
  return [...new Set(beginnings)];
}

/** Returns whether each of the words is a prefix of one of the name's words. */
export function isFoundBy(name: string, words: readonly Word[]): boolean {
  const own = wordsOf(name);
  return words.every((word) => own.some((known) => isBegunBy(known, word)));
}

/** Returns whether a word starts with another, in any of their forms. */
export function isBegunBy(word: Word, beginning: Word): boolean {
  return formsOf(beginning).some((form) => formsOf(word).some((own) => own.startsWith(form)));
}

/** Returns whether a word contains another, in any of their forms. */
export function holdsWord(word: Word, part: Word): boolean {
  return formsOf(part).some((form) => formsOf(word).some((own) => own.includes(form)));
}

function formsOf([first, second = first]: Word): readonly string[] {
  return second === first ? [first] : [first, second];
}

/** Splits into lower-case words; the final sigma becomes an ordinary one. */
function splitWords(form: string): readonly string[] {
  return form.toLowerCase().replaceAll('ς', 'σ').match(WORD) ?? [];
}

function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, LONGEST_BEGINNING);
  return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
}
