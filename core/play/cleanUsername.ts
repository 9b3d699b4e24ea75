import { LIMITS } from '../room/limits.ts';
import { splitGraphemes } from '../splitGraphemes.ts';
import { stripInvisible } from './stripInvisible.ts';

const SPACES = /\s+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** More marks than two pile up over other lines; those that stand on nothing would go to what is before the name. */
const PILED_MARKS = /(?<=\p{M}{2})\p{M}+|(?<![\p{L}\p{N}\p{P}\p{S}\p{M}])\p{M}+/gu;
/** Code points of what a person counts as one: families of emoji have as many. Longer joins are nobody's letter. */
const LONGEST_GRAPHEME = 10;
/** UTF-16 units; what is past them would not be seen, and is not looked at (S5). */
const LONGEST_NAME = 1000;

/**
 * A name fit for the leaderboard (DESIGN §4): 1 to 24 characters as a person counts them, spaces folded, nothing in it
 * that is invisible or turns the direction of a line, at most two marks on a letter. Null where nothing is left to show.
 */
export function cleanUsername(name: string): string | null {
  let clean = name.slice(0, LONGEST_NAME);
  // What is taken away can leave something beside it without its place: a joiner without its letter.
  for (let before: string | null = null; before !== clean; ) {
    before = clean;
    clean = tidy(clean);
  }
  return SHOWN.test(clean) ? clean : null;
}

function tidy(name: string): string {
  const visible = stripInvisible(name.normalize().replace(SPACES, ' '));
  const plain = visible.normalize().replace(PILED_MARKS, '').replace(SPACES, ' ').trim();
  const kept = splitGraphemes(plain).filter((grapheme) => [...grapheme].length <= LONGEST_GRAPHEME);
  return kept.slice(0, LIMITS.username).join('').trim();
}
