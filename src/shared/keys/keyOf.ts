import { toAsciiDigits } from '../../../core/folding/toAsciiDigits.ts';

type Struck = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** A letter, or the question mark, of a non-Latin script. */
const OTHER_SCRIPT = /^(?!\p{sc=Latn})[\p{L}\p{M}؟]$/u;

/** Characters of an English keyboard by key position, also with Shift. */
const SIGNS: Readonly<Record<string, readonly [sign: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Slash: ['/', '?'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
};

/**
 * The key's name in shortcuts: the letter, digit or sign that it types; on layouts of other scripts, the
 * English one at its position. Letters are lower case whatever Shift and Caps Lock; names of other keys stay.
 */
export function keyOf(struck: Struck): string {
  const key = plainKey(struck.key);
  const known = OTHER_SCRIPT.test(key) ? (signAt(struck) ?? key) : key;
  return known.length === 1 ? known.toLowerCase() : known;
}

/** The typed character, with digits of every script and width as ASCII; names of other keys stay. */
export function plainKey(key: string): string {
  return isCharacter(key) ? toAsciiDigits(key.normalize('NFKC')) : key;
}

/** Whether a key types a character, which then is its name. */
export function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

function signAt({ code, shiftKey }: Struck): string | undefined {
  const [, character] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return character ?? SIGNS[code]?.[shiftKey ? 1 : 0];
}
