import { parseSigned } from '../signs/signedText.ts';
import { placeOf, SIGNS, type Sign, type SignSort, sortOf } from '../signs/signs.ts';

/** Characters that nobody can type stand for the signs, one for each, from here on. */
const FIRST = 0xe000;

/** A text as clues are looked for in it (S6): each of its signs is one character, what was escaped is plain. */
export function toSearchedText(text: string): string {
  if (!text.includes(':')) return text;
  return parseSigned(text)
    .map((piece) => (piece.type === 'sign' ? characterOf(piece.sign) : piece.text))
    .join('');
}

/** What sort of sign a character of a searched text stands for, null where it is itself. */
export function signSortAt(code: number): SignSort | null {
  const sign = SIGNS[code - FIRST];
  return sign === undefined ? null : sortOf(sign);
}

function characterOf(sign: Sign): string {
  return String.fromCharCode(FIRST + placeOf(sign));
}
