/** Scripts that write no spaces between words: any place may be the edge of one. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/u;
const LETTER = /[\p{L}\p{M}]/u;
const DIGIT = /\p{Nd}/u;

/** Whether a place in a text can be the edge of a word or a number: not between two letters, nor between two digits. */
export function isBreak(text: string, place: number): boolean {
  const kind = kindOf(text.charAt(place - 1));
  return kind === 'other' || kind !== kindOf(text.charAt(place));
}

/** The ends of the text count as other. */
function kindOf(character: string): 'letter' | 'digit' | 'other' {
  if (DIGIT.test(character)) return 'digit';
  return LETTER.test(character) && !UNSPACED.test(character) ? 'letter' : 'other';
}
