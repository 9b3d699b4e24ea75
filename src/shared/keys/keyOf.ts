import { toAsciiDigits } from '../../../core/folding/toAsciiDigits.ts';

type Struck = Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey'>;

/** A letter, or the question mark, of a script that is not Latin. */
const OTHER_SCRIPT = /^(?!\p{sc=Latn})[\p{L}\p{M}؟]$/u;

/** By their place on the keyboard, what keys write in English, also with Shift. */
const SIGNS: Readonly<Record<string, readonly [sign: string, shifted: string]>> = {
  BracketLeft: ['[', '{'],
  BracketRight: [']', '}'],
  Backslash: ['\\', '|'],
  Slash: ['/', '?'],
  Minus: ['-', '_'],
  Equal: ['=', '+'],
};

/**
 * What a key stands for in a shortcut: the letter, digit or sign that it writes; where the layout writes another script,
 * the one that has its place in English. Letters are small, whatever Shift and Caps Lock say; names of keys stay.
 */
export function keyOf(struck: Struck): string {
  const key = plainKey(struck.key);
  const known = OTHER_SCRIPT.test(key) ? (signAt(struck) ?? key) : key;
  return known.length === 1 ? known.toLowerCase() : known;
}

/** What a key types, digits of every script and width as those of a pad; the names of other keys stay. */
export function plainKey(key: string): string {
  return isCharacter(key) ? toAsciiDigits(key.normalize('NFKC')) : key;
}

/** Whether a key types something: what it is called then is that character. */
export function isCharacter(key: string): boolean {
  return [...key].length === 1;
}

function signAt({ code, shiftKey }: Struck): string | undefined {
  const [, character] = /^(?:Key|Digit)(.)$/.exec(code) ?? [];
  return character ?? SIGNS[code]?.[shiftKey ? 1 : 0];
}
