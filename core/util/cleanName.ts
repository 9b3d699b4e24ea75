import { splitGraphemes } from './splitGraphemes.ts';
import { stripInvisible } from './stripInvisible.ts';

const SPACES = /\s+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Combining marks without a base character would attach to the text before the name. */
const LOOSE_MARKS = /(?<![\p{L}\p{N}\p{P}\p{S}\p{M}])\p{M}+/gu;
const MARKS = /\p{M}{3,}/gu;

/** More marks than this on one letter pile up over other lines. */
const MOST_MARKS = 2;
/**
 * The same bound for scripts that write vowels, tones and joined letters as marks: a syllable there may have several.
 */
const MOST_OF_STACKING = 5;
const STACKING_SCRIPTS = [
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Tibt', 'Mymr', 'Khmr'],
  ...['Laoo', 'Lana', 'Bali', 'Java', 'Hebr', 'Arab', 'Syrc', 'Thaa'],
];
const STACKING = new RegExp(`[${STACKING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** Longest grapheme in code points: family emoji have as many. Longer joins are not real characters. */
const LONGEST_GRAPHEME = 10;

/** UTF-16 units. Text after these would not be visible and is not processed (S5). */
const LONGEST_LOOKED_AT = 2000;

/** Matches most names: printable ASCII with single spaces between words, which is clean already. */
const PLAIN = /^[!-~](?: ?[!-~])*$/;

/**
 * Cleans a name for display to others: at most `longest` graphemes, spaces folded, no invisible characters or
 * changes of text direction, at most two marks on a letter unless its script needs more. Returns null if
 * nothing is left. A clean name is returned unchanged.
 */
export function cleanName(name: string, longest: number): string | null {
  if (name.length <= longest && PLAIN.test(name)) return name;
  let clean = name.slice(0, LONGEST_LOOKED_AT);
  // Removing a character can strand its neighbour, such as a joiner without its letter, so it repeats until
  // nothing changes.
  for (let before: string | null = null; before !== clean; ) {
    before = clean;
    clean = tidy(clean, longest);
  }
  return SHOWN.test(clean) ? clean : null;
}

function tidy(name: string, longest: number): string {
  const visible = stripInvisible(name.normalize().replace(SPACES, ' ')).normalize();
  const plain = visible.replace(MARKS, withoutPile).replace(LOOSE_MARKS, '').replace(SPACES, ' ').trim();
  const kept = splitGraphemes(plain).filter((grapheme) => [...grapheme].length <= LONGEST_GRAPHEME);
  return kept.slice(0, longest).join('').trim();
}

function withoutPile(marks: string): string {
  let kept = 0;
  return [...marks]
    .filter((mark) => {
      const isKept = kept < (STACKING.test(mark) ? MOST_OF_STACKING : MOST_MARKS);
      if (isKept) kept += 1;
      return isKept;
    })
    .join('');
}
