import { countLooks } from '../looks.ts';
import { DRAWN_AS_NOTHING, NEVER_DRAWN } from './invisible.ts';
import { toAsciiDigits } from './toAsciiDigits.ts';

/** Tabs and line breaks are controls too, and part words as spaces do; a mark of byte order parts nothing. */
export const INVISIBLE = new RegExp(`(?![^\\S\\ufeff])[${NEVER_DRAWN}${DRAWN_AS_NOTHING}]`, 'gu');
/** Of any script: the accents of Latin, above all. */
const ACCENTS = /[\u0300-\u036f]/gu;
/** What stands on a letter of a script that can be read without: elsewhere, as in Devanagari and Thai, marks spell. */
const MARKED = /(?=\p{L})([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])(\s*\p{M}[\s\p{M}]*)/gu;
const MARKS = /\p{M}/gu;
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
const UNSPLIT = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');
/** With all that is typed for an apostrophe: a stroke, a prime, a modifier letter, a sign of Armenian or Hebrew. */
const QUOTES = /[\p{Quotation_Mark}`ʹʻʼʽʾʿˈ՚׳״′″‵‶]/gu;
const DASHES = /\p{Dash}/gu;
/** Unicode takes an accent that stands alone for one on a space. */
const ACCENT_ALONE = /\u00b4/gu;
const MARKED_VOWEL = /[AOUaou][\u0300-\u036f]+/gu;
const UMLAUT = '\u0308';
/** Nothing else has to be done to these than to know their case and their quotes. */
const PLAIN = /^[\n -~]*$/u;

/**
 * The forms that a text is compared by, its spaces kept (A1): one, or two where it can be written in two ways. Both
 * forgive case, width, accents, invisible characters, the kind of quotes and dashes, the script of digits. The second
 * has umlauts spelt out, so that "Schlüssel" is "SCHLUSSEL" and "SCHLUESSEL", and an accent alone for the apostrophe
 * that it was typed for.
 */
export function textForms(text: string): readonly string[] {
  const first = foldText(text);
  if (PLAIN.test(text)) return [first];
  const spelt = spellOut(text);
  if (spelt === text.normalize('NFKD')) return [first];
  const second = foldText(spelt);
  return second === first ? [first] : [first, second];
}

/** A text in its first form (A1). */
export function foldText(text: string): string {
  countLooks(text.length);
  if (PLAIN.test(text)) return foldQuotes(text.toUpperCase());
  const plain = dropInvisible(toAsciiDigits(foldCase(text)));
  const bare = plain.replace(MARKED, (_, letter: string, marks: string) => letter + marks.replace(MARKS, ''));
  return foldQuotes(bare.replace(UNSPLIT, (letter) => LETTERS[letter] ?? letter)).replace(DASHES, '-');
}

/** Lower case first, since only upper case brings "ß" and "ẞ" together, as "SS". */
function foldCase(text: string): string {
  return dropAccents(dropAccents(text).toLowerCase().toUpperCase());
}

function dropAccents(text: string): string {
  return text.normalize('NFKD').replace(ACCENTS, '');
}

/** What stood apart before stands together now, and marks have an order of their own. */
function dropInvisible(text: string): string {
  return text.replace(INVISIBLE, '').normalize('NFKD');
}

function foldQuotes(text: string): string {
  return text.replace(QUOTES, "'");
}

function spellOut(text: string): string {
  const split = text.replace(ACCENT_ALONE, "'").normalize('NFKD');
  return split.replace(MARKED_VOWEL, (vowel) => (vowel.includes(UMLAUT) ? `${vowel.charAt(0)}e` : vowel));
}
