import { countLooks } from '../util/looks.ts';
import { type FoldedPart, foldCharacter, isUnchanged } from './foldCharacter.ts';

/** Texts that need only upper case and uniform quotes. */
const PLAIN = /^[\n -~]*$/u;
const UMLAUT = '\u0308';
/** Unicode decomposes an accent that stands alone into a space with an accent. */
const ACCENT_ALONE = '\u00b4';
const SPELT_IN_TWO_WAYS = new RegExp(`[${UMLAUT}${ACCENT_ALONE}]`, 'u');
const APOSTROPHE: readonly FoldedPart[] = [{ text: "'", kind: 'other' }];

/**
 * Returns the one or two forms by which a text is compared, spaces kept (A1). Both ignore case, width,
 * accents, invisible characters, the kind of quotes and dashes, and the script of digits. The second form
 * spells umlauts out, so that "Schlüssel" is "SCHLUSSEL" and "SCHLUESSEL", and reads an accent that stands
 * alone as an apostrophe.
 */
export function textForms(text: string): readonly string[] {
  countLooks(text.length);
  if (PLAIN.test(text)) return [text.toUpperCase().replace(/["`]/gu, "'")];
  const split = text.normalize('NFD');
  const first = foldThrough(split, false);
  const second = SPELT_IN_TWO_WAYS.test(split) ? foldThrough(split, true) : first;
  return second === first ? [first] : [first, second];
}

/**
 * Looks up each character in one pass. Expressions over the whole expanded text blocked the server: "ﷺ" alone
 * becomes eighteen characters (S5).
 */
function foldThrough(text: string, isSpeltOut: boolean): string {
  let folded = '';
  /** Whether marks can be ignored after the last letter. */
  let isReadWithoutMarks = false;
  let endsInVowel = false;
  let endsInMarks = false;
  let isInOrder = true;
  for (const character of text) {
    if (isUnchanged(character)) {
      folded += character;
      [isReadWithoutMarks, endsInVowel, endsInMarks] = [false, false, false];
      continue;
    }
    const become = foldCharacter(character);
    if (isSpeltOut && endsInVowel && character === UMLAUT) folded += 'E';
    endsInVowel = become.isAccent ? endsInVowel && character !== UMLAUT : become.endsInVowel;
    const parts = isSpeltOut && character === ACCENT_ALONE ? APOSTROPHE : become.parts;
    for (const { text: part, kind } of parts) {
      const isMarks = kind === 'marks';
      if (isMarks && isReadWithoutMarks) continue;
      if (isMarks && endsInMarks) isInOrder = false;
      if (!isMarks && kind !== 'space') isReadWithoutMarks = kind === 'letter';
      endsInMarks = isMarks;
      folded += part;
    }
  }
  // Marks that were separated by a dropped character may not be in Unicode's canonical order.
  return isInOrder ? folded : folded.normalize('NFKD');
}
