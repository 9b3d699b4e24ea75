/** Letters of the longest beginning of a word that is stored; a longer word is found by these and looked at as a whole. */
const LONGEST_BEGINNING = 12;
/** Beginnings of one name at most: a few letters unfold to many more than were typed. */
const MOST_BEGINNINGS = 200;

/** The words of a text as they are compared: without case, width and marks, in their order, each once. */
export function wordsOf(text: string): readonly string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');
  return [...new Set(folded.match(/[\p{L}\p{N}]+/gu))];
}

/** The beginnings of a name's words, by which a room is found (`searchWords` of its summary). */
export function searchWordsOf(name: string): readonly string[] {
  return [...new Set(wordsOf(name).flatMap(beginningsOf))].slice(0, MOST_BEGINNINGS);
}

function beginningsOf(word: string): string[] {
  const letters = [...word].slice(0, LONGEST_BEGINNING);
  return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
}

/** The beginning by which a search is begun: that of its longest word, which fewest rooms share. Undefined without words. */
export function rarestBeginning(words: readonly string[]): string | undefined {
  const [longest] = words.toSorted((one, other) => other.length - one.length);
  return longest === undefined ? undefined : beginningsOf(longest).at(-1);
}

/** Whether each of the words begins one of the name's. */
export function isFoundBy(name: string, words: readonly string[]): boolean {
  const own = wordsOf(name);
  return words.every((word) => own.some((known) => known.startsWith(word)));
}
