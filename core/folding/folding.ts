import { countLooks } from '../util/looks.ts';
import { type FoldedPart, foldCharacter, isUnchanged } from './foldCharacter.ts';

/** Nothing else has to be done to these than to know their case and their quotes. */
const PLAIN = /^[\n -~]*$/u;
const UMLAUT = '\u0308';
/** Unicode takes an accent that stands alone for one on a space. */
const ACCENT_ALONE = '\u00b4';
const SPELT_IN_TWO_WAYS = new RegExp(`[${UMLAUT}${ACCENT_ALONE}]`, 'u');
const APOSTROPHE: readonly FoldedPart[] = [{ text: "'", kind: 'other' }];

/**
 * The forms that a text is compared by, its spaces kept (A1): one, or two where it can be written in two ways. Both
 * forgive case, width, accents, invisible characters, the kind of quotes and dashes, the script of digits. The second
 * has umlauts spelt out, so that "Schlüssel" is "SCHLUSSEL" and "SCHLUESSEL", and an accent alone for the apostrophe
 * that it was typed for.
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
 * Goes through a text once and looks up what each character becomes. "ﷺ" becomes eighteen: expressions over all that hundreds of
 * them become held a server (S5).
 */
function foldThrough(text: string, isSpeltOut: boolean): string {
  let folded = '';
  /** Whether marks add nothing to the last letter. */
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
  // What was left out between marks had kept them from the order that Unicode has for them.
  return isInOrder ? folded : folded.normalize('NFKD');
}
