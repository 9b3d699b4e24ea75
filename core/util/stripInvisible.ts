import { DRAWN_AS_NOTHING, NEVER_DRAWN } from '../folding/invisible.ts';

/** Joiners and the emoji style: words and emoji need them, each in its place. */
const PLACED = '\\u200c\\u200d\\ufe0f';

/** Controls, lone surrogates, private characters, what turns the direction of a line, and all that is never drawn. */
const INVISIBLE = new RegExp(
  `(?![${PLACED}])[${NEVER_DRAWN}\\p{Cs}\\p{Co}\\p{Noncharacter_Code_Point}]`,
  'gu',
);

const BLANK = new RegExp(`[${DRAWN_AS_NOTHING}]`, 'gu');

/** Scripts that write their letters joined, or write clusters that a joiner makes or parts. */
const JOINED_SCRIPTS = [
  ...['Arab', 'Syrc', 'Nkoo', 'Mong', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya'],
  ...['Taml', 'Telu', 'Knda', 'Mlym', 'Sinh', 'Mymr', 'Khmr', 'Tibt'],
];
const JOINED = JOINED_SCRIPTS.map((script) => `\\p{scx=${script}}`).join('');

/** Where each of PLACED does something. */
const RIGHT_PLACES = [
  `(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`,
  // One emoji made of two.
  '(?<=\\p{Extended_Pictographic}\\ufe0f?|\\p{Emoji_Modifier})\\u200d(?=\\p{Extended_Pictographic})',
  // A sign that is drawn as text without it, and a keycap.
  '(?<=(?!\\p{Emoji_Presentation})\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[0-9#*])\\ufe0f(?=\\u20e3)',
];
const MISPLACED = new RegExp(`(?!${RIGHT_PLACES.join('|')})[${PLACED}]`, 'gu');

/** A text without what cannot be seen: two names that look alike should be alike, and none may look like nothing. */
export function stripInvisible(text: string): string {
  return text.replace(INVISIBLE, '').replace(BLANK, '').replace(MISPLACED, '');
}
