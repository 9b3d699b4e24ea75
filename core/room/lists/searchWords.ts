import { textForms } from '../../folding/folding.ts';

/** Letters of the longest beginning of a word that is stored; a longer word is found by these and looked at as a whole. */
const LONGEST_BEGINNING = 12;
/** Longer than any name; what is past it is not even folded (S5). */
const LONGEST_NAME = 1000;
/** Beginnings of one name at most: a few letters unfold to many more than were typed. */
const MOST_BEGINNINGS = 200;
/** Marks are left where they spell. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

/** A word in the one form or the two that it is found by (A1): "küche" as "kuche" and "kueche". */
export type Word = readonly [first: string, second?: string];

/** The words of a text as they are compared, in their order, each once. */
export function wordsOf(text: string): readonly Word[] {
  // Umlauts that are spelt out make a word longer, and never one of two.
  const [firsts = [], seconds = firsts] = textForms(text.slice(0, LONGEST_NAME)).map(splitWords);
  const words = firsts.map((first, place): Word => {
    const second = seconds[place] ?? first;
    return second === first ? [first] : [first, second];
  });
  return [...new Map(words.map((word) => [word.join(' '), word])).values()];
}

/** The beginnings of a name's words, by which a room is found (`searchWords` of its summary). */
export function searchWordsOf(name: string): readonly string[] {
  return [...new Set(wordsOf(name).flatMap(formsOf).flatMap(beginningsOf))].slice(0, MOST_BEGINNINGS);
}

/**
 * The beginnings by which a search is begun: those of the forms of its longest word, which fewest rooms share. What is
 * found has one of them. None without words.
 */
export function rarestBeginnings(words: readonly Word[]): readonly string[] {
  const [longest] = words.toSorted(([one], [other]) => other.length - one.length);
  const beginnings =
    longest === undefined ? [] : formsOf(longest).flatMap((form) => beginningsOf(form).slice(-1));
  return [...new Set(beginnings)];
}

/** Whether each of the words begins one of the name's. */
export function isFoundBy(name: string, words: readonly Word[]): boolean {
  const own = wordsOf(name);
  return words.every((word) => own.some((known) => isBegunBy(known, word)));
}

/** Whether a word begins with another, in any of their forms. */
export function isBegunBy(word: Word, beginning: Word): boolean {
  return formsOf(beginning).some((form) => formsOf(word).some((own) => own.startsWith(form)));
}

/** Whether a word has another somewhere in it, in any of their forms. */
export function holdsWord(word: Word, part: Word): boolean {
  return formsOf(part).some((form) => formsOf(word).some((own) => own.includes(form)));
}

function formsOf([first, second = first]: Word): readonly string[] {
  return second === first ? [first] : [first, second];
}

/** In small letters, with one sigma, wherever in its word it stands. */
function splitWords(form: string): readonly string[] {
  return form.toLowerCase().replaceAll('ς', 'σ').match(WORD) ?? [];
}

function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, LONGEST_BEGINNING);
  return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
}
