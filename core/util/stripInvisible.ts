import { DRAWN_AS_NOTHING, NEVER_DRAWN } from '../folding/invisible.ts';

/** Joiners and the emoji style selector: allowed where words and emoji need them. */
const PLACED = '\\u200c\\u200d\\ufe0f';

/**
 * Control characters, lone surrogates, private characters, changes of text direction, and everything that is
 * never drawn.
 */
const INVISIBLE = new RegExp(
  `(?![${PLACED}])[${NEVER_DRAWN}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}]`,
  'gu',
);

const BLANK = new RegExp(`[${DRAWN_AS_NOTHING}]`, 'gu');

/** Scripts with joined letters or with clusters that joiners change. */
const JOINED_SCRIPTS = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr', 'Tibt'],
];
const JOINED = JOINED_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('');

/** The contexts in which PLACED characters have an effect. */
const RIGHT_PLACES = [
  `(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`,
  // Joins two emoji into one.
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  // Turns a text symbol into an emoji, or makes a keycap.
  '(?<=(?!\\p{Emoji_Presentation})\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
];
const MISPLACED = new RegExp(`(?!${RIGHT_PLACES.join('|')})[${PLACED}]`, 'gu');

/** Removes invisible characters: names that look alike should be equal, and none may look empty. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANK, '').replace(MISPLACED, '');
}
