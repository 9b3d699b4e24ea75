import { parseSigned } from '../signs/signedText.ts';
import { placeOf, SIGNS, type Sign, type SignSort, sortOf } from '../signs/signs.ts';

/** Signs become private-use characters, which nobody can type, from this code on. */
const FIRST = 0xe000;

/** Returns a text for the clue search (S6): each sign is one character, escaped text is plain. */
export function toSearchedText(text: string): string {
  if (!text.includes(':')) return text;
  return parseSigned(text)
    .map((piece) => (piece.type === 'sign' ? characterOf(piece.sign) : piece.text))
    .join('');
}

/** Returns the sort of sign that a character of a searched text stands for; null for ordinary text. */
export function signSortAt(code: number): SignSort | null {
  const sign = SIGNS[code - FIRST];
  return sign === undefined ? null : sortOf(sign);
}

function characterOf(sign: Sign): string {
  return String.fromCharCode(FIRST + placeOf(sign));
}
