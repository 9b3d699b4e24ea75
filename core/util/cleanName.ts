import { splitGraphemes } from './splitGraphemes.ts';
import { stripInvisible } from './stripInvisible.ts';

const SPACES = /\s+/gu;
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Marks that stand on nothing would go to what is before the name. */
const LOOSE_MARKS = /(?<![\p{L}\p{N}\p{P}\p{S}\p{M}])\p{M}+/gu;
const MARKS = /\p{M}{3,}/gu;

/** More marks than these pile up over other lines … */
const MOST_MARKS = 2;
/** … but in scripts that write vowels, tones and joined letters as marks, of which a syllable may have several. */
const MOST_OF_STACKING = 5;
const STACKING_SCRIPTS = [
  ...['Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Tibt', 'Mymr', 'Khmr'],
  ...['Laoo', 'Lana', 'Bali', 'Java', 'Hebr', 'Arab', 'Syrc', 'Thaa'],
];
const STACKING = new RegExp(`[${STACKING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`, 'u');

/** Code points of what a person counts as one: families of emoji have as many. Longer joins are nobody's letter. */
const LONGEST_GRAPHEME = 10;

/** UTF-16 units; what is past them would not be seen, and is not looked at (S5). */
const LONGEST_LOOKED_AT = 2000;

/** Most names: letters, digits and signs of ASCII with single spaces between them, which are clean as they are. */
const PLAIN = /^[!-~](?: ?[!-~])*$/;

/**
 * A name fit to be shown to others: as many characters as a person counts them, spaces folded, nothing in it that is invisible or
 * turns the direction of a line, at most two marks on a letter where its script does not need more. Null where nothing is left to
 * show. A name that is clean stays as it is.
 */
export function cleanName(name: string, longest: number): string | null {
  if (name.length <= longest && PLAIN.test(name)) return name;
  let clean = name.slice(0, LONGEST_LOOKED_AT);
  // What is taken away can leave something beside it without its place: a joiner without its letter.
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
