import { signSortAt } from '../../lock/searchedText.ts';
import type { SignSort } from '../../lock/signs.ts';

/** Scripts that write no spaces between words: any place may be the edge of one. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;

/** What a character (a UTF-16 unit) is to the edges of words. */
const KINDS = { unknown: 0, other: 1, letter: 2, digit: 3 } as const;

/** Signs in a row are like the letters of a word: of four stones, two are no clue. */
const SIGN_KINDS: Readonly<Record<SignSort, number>> = {
  symbol: 4,
  colour: 5,
  direction: 6,
  tone: 7,
  switch: 8,
  clock: 9,
};

/** The kinds of the characters met so far: texts are long, and asking Unicode for each character takes most of the time. */
const knownKinds = new Uint8Array(0x10000);

/**
 * For each place in the text of these words, 1 where a word or a number may begin or end, else 0: not between two
 * letters, two digits or two signs of a sort, unless a new word begins there. The ends of the text are edges.
 */
export function findEdges(words: readonly string[], text: string): Uint8Array {
  const edges = new Uint8Array(text.length + 1);
  let before: number = KINDS.other;
  for (let place = 0; place < text.length; place++) {
    const kind = kindOf(text.charCodeAt(place));
    if (kind === KINDS.other || kind !== before) edges[place] = 1;
    before = kind;
  }
  markWordStarts(words, edges);
  edges[text.length] = 1;
  return edges;
}

function markWordStarts(words: readonly string[], edges: Uint8Array): void {
  let place = 0;
  for (const word of words) {
    edges[place] = 1;
    place += word.length;
  }
}

function kindOf(code: number): number {
  const known = knownKinds[code] ?? KINDS.unknown;
  if (known !== KINDS.unknown) return known;
  const sort = signSortAt(code);
  const kind = sort === null ? findKind(String.fromCharCode(code)) : SIGN_KINDS[sort];
  knownKinds[code] = kind;
  return kind;
}

function findKind(character: string): number {
  if (DIGIT.test(character)) return KINDS.digit;
  return LETTER.test(character) && !UNSPACED.test(character) ? KINDS.letter : KINDS.other;
}
