import { DRAWN_AS_NOTHING, NEVER_DRAWN } from './invisible.ts';
import { toAsciiDigits } from './toAsciiDigits.ts';

/**
 * Matches characters that nobody sees. Tabs and line breaks are not among them: they are control characters, but they
 * separate words as spaces do. A byte order mark is.
 */
export const INVISIBLE = new RegExp(`(?![^\\S\\ufeff])[${NEVER_DRAWN}${DRAWN_AS_NOTHING}]`, 'gu');
/** Accents on letters of any script, mostly Latin. */
const ACCENTS = /[\u0300-\u036f]/gu;
/**
 * Matches letters of scripts whose marks readers can leave out. In other scripts, such as Devanagari and
 * Thai, marks are part of the spelling.
 */
const ENDS_IN_LETTER = /(?=\p{L})[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}]\s*$/u;
const MARKS_APART = /\p{M}+|\P{M}+/gu;
const MARK = /\p{M}/u;
/** Latin letters that Unicode does not decompose. */
const LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Œ: 'OE',
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};
/**
 * Includes characters that are typed for an apostrophe: a stroke, a prime, modifier letters, Armenian and
 * Hebrew signs.
 */
const QUOTE = /[\p{Quotation_Mark}`ʹʻʼʽʾʿˈ՚׳״′″‵‶]/gu;
const DASH = /\p{Dash}/gu;

const UMLAUT = '\u0308';
/** Unicode decomposes an accent that stands alone into a space with an accent. */
const ACCENT_ALONE = '\u00b4';

/** The parts that a character becomes. Accents and invisible characters have none. */
export interface FoldedCharacter {
  parts: readonly FoldedPart[];
  isAccent: boolean;
  /** Whether a following umlaut can be spelt out. */
  endsInVowel: boolean;
  /** The characters with a second spelling: "ö" is O or OE, an accent that stands alone is an apostrophe too. */
  spelling: 'umlaut' | 'accentAlone' | null;
}

/** `letter`: characters that end in a letter which can be read without marks. */
export interface FoldedPart {
  text: string;
  kind: 'marks' | 'space' | 'letter' | 'other';
}

/**
 * Most of Unicode, namely ideographs and unassigned code points, stays as it is. Such characters are not cached, since
 * a text with a million different ones would fill the server's memory.
 */
const UNCHANGED = /^(?!\p{Default_Ignorable_Code_Point})[\p{Unified_Ideograph}\p{Co}\p{Cn}]$/u;

/** A cache that tells for each UTF-16 unit whether it stays as it is: finding out takes most of the time. */
const unchangedUnits = new Uint8Array(0x10000);
const [IS_UNCHANGED, IS_CHANGED] = [1, 2];

/** A cache of all other characters met so far. */
const known = new Map<string, FoldedCharacter>();

/** Returns whether a UTF-16 unit stays as it is and has no effect on its neighbours; false for half a pair. */
export function isUnchangedUnit(unit: number): boolean {
  const known =
    unchangedUnits[unit] || (UNCHANGED.test(String.fromCharCode(unit)) ? IS_UNCHANGED : IS_CHANGED);
  unchangedUnits[unit] = known;
  return known === IS_UNCHANGED;
}

function isUnchanged(character: string): boolean {
  return character.length > 1 ? UNCHANGED.test(character) : isUnchangedUnit(character.charCodeAt(0));
}

/** Returns what a character becomes when texts are compared (A1), regardless of its neighbours. */
export function foldCharacter(character: string): FoldedCharacter {
  const before = known.get(character);
  if (before) return before;
  if (isUnchanged(character))
    return {
      parts: [{ text: character, kind: 'other' }],
      isAccent: false,
      endsInVowel: false,
      spelling: null,
    };
  const folded = fold(character);
  known.set(character, folded);
  return folded;
}

function fold(character: string): FoldedCharacter {
  const split = character.normalize('NFKD');
  const bare = toAsciiDigits(foldCase(split)).replace(INVISIBLE, '').normalize('NFKD');
  const plain = bare
    .replace(/./gsu, (letter) => LETTERS[letter] ?? letter)
    .replace(QUOTE, "'")
    .replace(DASH, '-');
  return {
    parts: (plain.match(MARKS_APART) ?? []).map((text) => ({ text, kind: kindOf(text) })),
    isAccent: split.replace(ACCENTS, '') === '',
    endsInVowel: /[AOU]$/iu.test(split),
    spelling: spellingOf(character),
  };
}

function spellingOf(character: string): FoldedCharacter['spelling'] {
  if (character === UMLAUT) return 'umlaut';
  return character === ACCENT_ALONE ? 'accentAlone' : null;
}

/** Lower case first, since only upper case maps "ß" and "ẞ" both to "SS". */
function foldCase(text: string): string {
  return dropAccents(dropAccents(text).toLowerCase().toUpperCase());
}

function dropAccents(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '');
}

function kindOf(text: string): FoldedPart['kind'] {
  if (MARK.test(text)) return 'marks';
  if (text.trim() === '') return 'space';
  return ENDS_IN_LETTER.test(text) ? 'letter' : 'other';
}
