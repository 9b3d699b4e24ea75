import { splitGraphemes } from './splitGraphemes.ts';

/** The beginning of a text of at most so many UTF-16 units, as limits count them (R4), without a half character: no store takes one. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let beginning = '';
  for (const grapheme of splitGraphemes(text)) {
    if (beginning.length + grapheme.length > most) break;
    beginning += grapheme;
  }
  return beginning;
}
