import { countLooks } from '../util/looks.ts';
import { FoldedText } from './FoldedText.ts';
import { type FoldedCharacter, type FoldedPart, foldCharacter, isUnchangedUnit } from './foldCharacter.ts';

/** Texts that need only upper case and uniform quotes. */
const PLAIN = /^[\n -~]*$/u;
const APOSTROPHE: readonly FoldedPart[] = [{ text: "'", kind: 'other' }];

/** The cost of folding a character in looks, the units of work that `countLooks` adds up (S5). */
const LOOKS = 2;

const MARKS = /\p{M}/u;

/** Reused for one text after the other: answers are short and many, and new objects would take time. */
const plain = new FoldedText();
const speltOut = new FoldedText();

/**
 * Returns the one or two forms by which a text is compared, spaces kept (A1). Both ignore case, width,
 * accents, invisible characters, the kind of quotes and dashes, and the script of digits. The second form
 * spells umlauts out, so that "Schlüssel" is "SCHLUSSEL" and "SCHLUESSEL", and reads an accent that stands
 * alone as an apostrophe.
 */
export function textForms(text: string): readonly string[] {
  if (PLAIN.test(text)) {
    countLooks(text.length);
    return [text.toUpperCase().replace(/["`]/gu, "'")];
  }
  // Only marks can change their order when a text is decomposed; other characters are decomposed one by one.
  const isSpeltInTwoWays = fold(MARKS.test(text) ? text.normalize('NFD') : text);
  const first = plain.toText();
  if (!isSpeltInTwoWays) return [first];
  const second = speltOut.toText();
  return second === first ? [first] : [first, second];
}

/**
 * Writes a text's first form to `plain`. Returns whether it is spelt in two ways, that is, has an umlaut or an
 * accent that stands alone; then the second form is in `speltOut`.
 *
 * Looks up each character in one pass. Expressions over the whole expanded text blocked the server: "ﷺ" alone
 * becomes eighteen characters (S5).
 */
function fold(text: string): boolean {
  countLooks(LOOKS * text.length);
  plain.clear();
  let isSpeltInTwoWays = false;
  let endsInVowel = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isUnchangedUnit(unit)) {
      plain.addUnchanged(unit);
      if (isSpeltInTwoWays) speltOut.addUnchanged(unit);
      endsInVowel = false;
      continue;
    }
    const isPair = isFirstHalf(unit) && isSecondHalf(text.charCodeAt(at + 1));
    const pieces = isPair ? decompose(text.slice(at, at + 2)) : decomposeUnit(unit);
    if (isPair) at++;
    for (const { parts, spelling, isAccent, endsInVowel: isVowel } of pieces) {
      // Up to here both forms are the same.
      if (spelling !== null && !isSpeltInTwoWays) speltOut.copy(plain);
      isSpeltInTwoWays ||= spelling !== null;
      plain.addParts(parts);
      if (isSpeltInTwoWays) {
        if (endsInVowel && spelling === 'umlaut') speltOut.addSpelling('E');
        speltOut.addParts(spelling === 'accentAlone' ? APOSTROPHE : parts);
      }
      endsInVowel = isAccent ? endsInVowel && spelling !== 'umlaut' : isVowel;
    }
  }
  return isSpeltInTwoWays;
}

/** Cached canonical decompositions by UTF-16 unit; without the cache they would take most of the time. */
const knownUnits: (readonly FoldedCharacter[] | undefined)[] = [];

function decomposeUnit(unit: number): readonly FoldedCharacter[] {
  const known = knownUnits[unit] ?? decompose(String.fromCharCode(unit));
  knownUnits[unit] = known;
  return known;
}

function decompose(character: string): readonly FoldedCharacter[] {
  return Array.from(character.normalize('NFD'), foldCharacter);
}

function isFirstHalf(unit: number): boolean {
  return (unit & 0xfc00) === 0xd800;
}

function isSecondHalf(unit: number): boolean {
  return (unit & 0xfc00) === 0xdc00;
}
