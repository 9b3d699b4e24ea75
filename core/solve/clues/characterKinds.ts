import { signSortAt } from '../../lock/answer/searchedText.ts';
import type { SignSort } from '../../lock/signs/signs.ts';

/** Scripts without spaces between words: any position may be a word boundary. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;
const SPACE = /\s/u;

/** The kinds of UTF-16 units for finding word boundaries. */
export const KINDS = { unknown: 0, space: 1, other: 2, letter: 3, digit: 4 } as const;

/** Signs in a row are like the letters of a word: two of four stones are no clue. */
const SIGN_KINDS: Readonly<Record<SignSort, number>> = {
  symbol: 5,
  colour: 6,
  direction: 7,
  tone: 8,
  switch: 9,
  clock: 10,
};

/** A cache, since texts are long and asking Unicode for each character takes most of the time. */
const knownKinds = new Uint8Array(0x10000);

/**
 * Returns the kind of a UTF-16 unit: there is no word boundary between two neighbours of one kind listed
 * after `other`.
 */
export function kindOf(code: number): number {
  const known = knownKinds[code] ?? KINDS.unknown;
  if (known !== KINDS.unknown) return known;
  const sort = signSortAt(code);
  const kind = sort === null ? findKind(String.fromCharCode(code)) : SIGN_KINDS[sort];
  knownKinds[code] = kind;
  return kind;
}

function findKind(character: string): number {
  if (SPACE.test(character)) return KINDS.space;
  if (DIGIT.test(character)) return KINDS.digit;
  return LETTER.test(character) && !UNSPACED.test(character) ? KINDS.letter : KINDS.other;
}
