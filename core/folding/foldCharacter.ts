import { DRAWN_AS_NOTHING, NEVER_DRAWN } from './invisible.ts';
import { toAsciiDigits } from './toAsciiDigits.ts';

/** Tabs and line breaks are controls too, and part words as spaces do; a mark of byte order parts nothing. */
export const INVISIBLE = new RegExp(`(?![^\\S\\ufeff])[${NEVER_DRAWN}${DRAWN_AS_NOTHING}]`, 'gu');
/** Of any script: the accents of Latin, above all. */
const ACCENTS = /[\u0300-\u036f]/gu;
/** What stands on a letter of these scripts can be left out by whoever reads them: elsewhere, as in Devanagari and Thai, marks spell. */
const ENDS_IN_LETTER = /(?=\p{L})[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}]\s*$/u;
const MARKS_APART = /\p{M}+|\P{M}+/gu;
const MARK = /\p{M}/u;
/** Letters of Latin that Unicode does not take apart. */
const LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Œ: 'OE',
  Æ: 'AE',
  Đ: 'D',
  Ð: 'D',
  Þ: 'TH',
};
/** With all that is typed for an apostrophe: a stroke, a prime, a modifier letter, a sign of Armenian or Hebrew. */
const QUOTE = /[\p{Quotation_Mark}`ʹʻʼʽʾʿˈ՚׳״′″‵‶]/gu;
const DASH = /\p{Dash}/gu;

/** Stretches of what a character becomes; of an accent and of what nobody sees none. */
export interface FoldedCharacter {
  parts: readonly FoldedPart[];
  isAccent: boolean;
  /** Whether an umlaut after it can be spelt out. */
  endsInVowel: boolean;
}

/** Marks, white space, or other characters of which the last may be a letter that can be read without marks. */
export interface FoldedPart {
  text: string;
  kind: 'marks' | 'space' | 'letter' | 'other';
}

/**
 * Most of Unicode: ideographs, and what stands for nothing yet. They become themselves, and are not kept: whoever sends a million of them
 * would fill the memory of a server.
 */
const UNCHANGED = /^(?!\p{Default_Ignorable_Code_Point})[\p{Unified_Ideograph}\p{Co}\p{Cn}]$/u;

/** By UTF-16 unit, whether it becomes itself, as far as it was asked: a text may be made of nothing else, and asking Unicode takes most of the time. */
const unchangedUnits = new Uint8Array(0x10000);
const [IS_UNCHANGED, IS_CHANGED] = [1, 2];

/** The others met so far: a text may hold any, again and again. */
const known = new Map<string, FoldedCharacter>();

/** Whether a character becomes itself and has nothing to do with what is beside it. */
export function isUnchanged(character: string): boolean {
  if (character.length > 1) return UNCHANGED.test(character);
  const unit = character.charCodeAt(0);
  const known = unchangedUnits[unit] || (UNCHANGED.test(character) ? IS_UNCHANGED : IS_CHANGED);
  unchangedUnits[unit] = known;
  return known === IS_UNCHANGED;
}

/** What a character becomes in a text that is compared (A1), whatever is beside it. */
export function foldCharacter(character: string): FoldedCharacter {
  const before = known.get(character);
  if (before) return before;
  if (isUnchanged(character))
    return { parts: [{ text: character, kind: 'other' }], isAccent: false, endsInVowel: false };
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
  };
}

/** Lower case first, since only upper case brings "ß" and "ẞ" together, as "SS". */
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
