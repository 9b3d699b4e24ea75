/** How an entered password is compared (P7): `folded` forgives case, width, spaces and accents. */
export type PasswordMatch = 'folded' | 'exact';

const SPACES = /\s/gu;
const COMBINING_MARKS = /[\u0300-\u036f]/gu;
/** Those of other scripts than ASCII. */
const DIGITS = /(?![0-9])\p{Nd}/gu;

/** What a password is to a lock (P7): two that give the same are one and the same try. */
export function comparedForm({ passwordMatch }: { passwordMatch: PasswordMatch }, password: string): string {
  return passwordMatch === 'exact' ? password.normalize() : foldPassword(password);
}

/**
 * What two passwords are compared by (P7): one form for case, width, accents and digits of every script, no spaces.
 * "Élan 7" and "elan7" give the same.
 */
export function foldPassword(password: string): string {
  return foldText(password).replace(SPACES, '');
}

/** A text in the form in which passwords are compared, its spaces kept: where a password can be looked for (S6). */
export function foldText(text: string): string {
  const plain = text.normalize('NFKD').replace(COMBINING_MARKS, '');
  // Lower case first, since only upper case brings "ß" and "ẞ" together, as "SS".
  const folded = plain.toLowerCase().toUpperCase().normalize('NFKD').replace(COMBINING_MARKS, '');
  return folded.replace(DIGITS, toAsciiDigit);
}

/** The digits of other scripts that were met so far: a text may hold nothing else. */
const asciiDigits = new Map<string, string>();

function toAsciiDigit(digit: string): string {
  const ascii = asciiDigits.get(digit) ?? findAsciiDigit(digit);
  asciiDigits.set(digit, ascii);
  return ascii;
}

/** Unicode keeps the digits of a script in runs of ten, from zero: the place in the run is the value. */
function findAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (isDigit(code - before - 1)) before++;
  return String(before % 10);
}

function isDigit(code: number): boolean {
  return /\p{Nd}/u.test(String.fromCodePoint(Math.max(0, code)));
}
