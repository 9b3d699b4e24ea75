import { splitGraphemes } from './splitGraphemes.ts';

/**
 * Cuts a text to at most `most` UTF-16 units, as limits count them (R4), without splitting a grapheme: the
 * database refuses half a surrogate pair.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  let beginning = '';
  for (const grapheme of splitGraphemes(text)) {
    if (beginning.length + grapheme.length > most) break;
    beginning += grapheme;
  }
  return beginning;
}
