import { countLooks } from '../util/looks.ts';
import { type FoldedCharacter, type FoldedPart, foldCharacter, isUnchangedUnit } from './foldCharacter.ts';
import { Units } from './Units.ts';

/** Texts that need only upper case and uniform quotes. */
const PLAIN = /^[\n -~]*$/u;
const APOSTROPHE: readonly FoldedPart[] = [{ text: "'", kind: 'other' }];

/** Used for one text after the other, since answers are short and many. */
const folded = new Units();

/** Folding a character takes as long as so many other looks (S5). */
const LOOKS = 2;

const MARKS = /\p{M}/u;

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
  const ordered = MARKS.test(text) ? text.normalize('NFD') : text;
  const { folded: first, isSpeltInTwoWays } = foldThrough(ordered, false);
  if (!isSpeltInTwoWays) return [first];
  const { folded: second } = foldThrough(ordered, true);
  return second === first ? [first] : [first, second];
}

/** A folded text, and whether it has an umlaut or an accent that stands alone. */
interface Folding {
  folded: string;
  isSpeltInTwoWays: boolean;
}

/**
 * Looks up each character in one pass. Expressions over the whole expanded text blocked the server: "ﷺ" alone
 * becomes eighteen characters (S5).
 */
function foldThrough(text: string, isSpeltOut: boolean): Folding {
  countLooks(LOOKS * text.length);
  folded.clear();
  /** Whether marks can be ignored after the last letter. */
  let isReadWithoutMarks = false;
  let endsInVowel = false;
  let endsInMarks = false;
  let isInOrder = true;
  let isSpeltInTwoWays = false;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (isUnchangedUnit(unit)) {
      folded.add(unit);
      isReadWithoutMarks = false;
      endsInVowel = false;
      endsInMarks = false;
      continue;
    }
    const isPair = isFirstHalf(unit) && isSecondHalf(text.charCodeAt(at + 1));
    const pieces = isPair ? decompose(text.slice(at, at + 2)) : decomposeUnit(unit);
    if (isPair) at++;
    for (const piece of pieces) {
      isSpeltInTwoWays ||= piece.spelling !== null;
      if (isSpeltOut && endsInVowel && piece.spelling === 'umlaut') folded.addAll('E');
      endsInVowel = piece.isAccent ? endsInVowel && piece.spelling !== 'umlaut' : piece.endsInVowel;
      const parts = isSpeltOut && piece.spelling === 'accentAlone' ? APOSTROPHE : piece.parts;
      for (const { text: part, kind } of parts) {
        const isMarks = kind === 'marks';
        if (isMarks && isReadWithoutMarks) continue;
        if (isMarks && endsInMarks) isInOrder = false;
        if (!isMarks && kind !== 'space') isReadWithoutMarks = kind === 'letter';
        endsInMarks = isMarks;
        folded.addAll(part);
      }
    }
  }
  const whole = folded.toText();
  // Marks that were separated by a dropped character may not be in Unicode's canonical order.
  return { folded: isInOrder ? whole : whole.normalize('NFKD'), isSpeltInTwoWays };
}

/** By UTF-16 unit, a cache of its canonical decomposition: looking it up costs more than all the rest. */
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
