import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAnswer } from '../lock/lock.ts';
import { SEED } from '../testing/numbers.ts';
import { LAST_CODE, textOfCodes } from '../testing/textOfCodes.ts';
import { answerForms, visibleText } from './answerForms.ts';
import { foldCharacter } from './foldCharacter.ts';
import { textForms } from './folding.ts';
import { DRAWN_AS_NOTHING, NEVER_DRAWN } from './invisible.ts';
import { toAsciiDigits } from './toAsciiDigits.ts';

function opens(unlockPassword: string, typed: string, passwordMatch: 'folded' | 'exact' = 'folded'): boolean {
  return isAnswer({ face: { type: 'text' }, unlockPassword, passwordMatch, alsoAccepts: [] }, typed);
}

/** Folds answers as when the first rooms were stored, before there were two forms (P7). */
function foldedBefore(answer: string): string {
  const withoutAccents = (text: string) => text.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '');
  const folded = withoutAccents(withoutAccents(answer).toLowerCase().toUpperCase());
  const digits = folded.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let before = 0;
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
    return String(before % 10);
  });
  return digits.replace(/\s/gu, '');
}

/** Computes A1's first form with expressions over the whole text. */
function foldedWhole(text: string): string {
  const withoutAccents = (accented: string) => accented.normalize('NFKD').replace(/[\u0300-\u036f]/gu, '');
  const folded = toAsciiDigits(withoutAccents(withoutAccents(text).toLowerCase().toUpperCase()));
  const seen = folded
    .replace(new RegExp(`(?![^\\S\\ufeff])[${NEVER_DRAWN}${DRAWN_AS_NOTHING}]`, 'gu'), '')
    .normalize('NFKD');
  const marked = /(?=\p{L})([\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}])(\s*\p{M}[\s\p{M}]*)/gu;
  const unmarked = seen.replace(
    marked,
    (_, letter: string, marks: string) => letter + marks.replace(/\p{M}/gu, ''),
  );
  const letters: Record<string, string> = { Ł: 'L', Ø: 'O', Œ: 'OE', Æ: 'AE', Đ: 'D', Ð: 'D', Þ: 'TH' };
  return unmarked
    .replace(/[ŁØŒÆĐÐÞ]/gu, (letter) => letters[letter] ?? '')
    .replace(/[\p{Quotation_Mark}`ʹʻʼʽʾʿˈ՚׳״′″‵‶]/gu, "'")
    .replace(/\p{Dash}/gu, '-');
}

/** Spells umlauts out as A1's second form does, before folding. */
function speltOut(text: string): string {
  const split = text
    .normalize('NFD')
    .replace(/\u00b4/gu, "'")
    .normalize('NFKD');
  return split.replace(/[AOUaou][\u0300-\u036f]+/gu, (vowel) =>
    vowel.includes('\u0308') ? `${vowel.charAt(0)}e` : vowel,
  );
}

const INVISIBLE = '\u00ad\u200b\u200c\u200d\u200e\u2060\u202d\u202c\u2067\u2069\ufe0f\u3164\u2800\u{e0041}';

describe('A1 a lock opens to the ways in which people type its answer', () => {
  it.each([
    ["don't", 'don’t'],
    ["don't", 'don´t'],
    ["don't", 'don`t'],
    ['l’étoile', "l'étoile"],
    ['l’étoile', "L'ETOILE"],
    ['ŉ', "'n"],
    ['O‘zbekiston', 'Oʻzbekiston'],
    ['say "friend"', 'say “friend”'],
    ['say "friend"', 'say „friend“'],
    ['say "friend"', 'say « friend »'],
    ['say "friend"', 'say ‚friend‘'],
    ['צה״ל', 'צה"ל'],
    ['「鍵」', '"鍵"'],
    ['x-ray', 'x–ray'],
    ['x-ray', 'x‑ray'],
    ['x-ray', 'x — ray'],
    ['-5', '−5'],
    ['Lan\u00adtern', 'Lantern'],
    ['4711', '4711\u200b'],
    ['4711', '\u202d4711\u202c'],
    ['4711', `4${INVISIBLE}711`],
    ['4711', '４７１１'],
    ['4711', '۴۷۱۱'],
    ['❤️', '❤'],
    ['Łódź', 'Lodz'],
    ['smørrebrød', 'smorrebrod'],
    ['Œuvre', 'oeuvre'],
    ['encyclopædia', 'encyclopaedia'],
    ['Ǽ', 'ae'],
    ['Đorđe', 'dorde'],
    ['Þór, ð', 'thor, d'],
    ['Straße', 'STRASSE'],
    ['مُفْتَاح', 'مفتاح'],
    ['أحمد', 'احمد'],
    ['שָׁלוֹם', 'שלום'],
    ['Ёлка', 'елка'],
    ['ᾠδή', 'ωδη'],
    ['Schlüssel', 'Schluessel'],
    ['Schlüssel', 'Schlussel'],
    ['Schluessel', 'SCHLÜSSEL'],
    ['Übermäßig schön', 'uebermaessig schoen'],
    ['a\u0323\u0308', 'ae'],
  ])('"%s" to "%s"', (answer, typed) => {
    expect([opens(answer, typed), opens(typed, answer)]).toEqual([true, true]);
  });

  it.each([
    ['blue', 'blu'],
    ['Schlussel', 'Schluessel'],
    ['x-ray', 'xray'],
    ["don't", 'dont'],
    ['कि', 'क'],
    ['ที่', 'ท'],
    ['が', 'か'],
    ['smørrebrød', 'smoerrebroed'],
    ['mud', 'mund'],
  ])('"%s" not to "%s"', (answer, typed) => {
    expect([opens(answer, typed), opens(typed, answer)]).toEqual([false, false]);
  });

  it.each(['', ' ', '´', '\u200b', '\u0301', ` ${INVISIBLE}\n`])('blank is none: %j', (blank) => {
    expect(answerForms(blank)).toEqual([]);
    for (const match of ['folded', 'exact'] as const)
      expect([opens(blank, blank, match), opens('a', blank, match), opens(blank, 'a', match)]).toEqual(
        Array(3).fill(false),
      );
  });

  it('an exact answer ignores invisible differences, and nothing else', () => {
    for (const typed of ['Do\u200bn’t 7\u202c', 'Don’t 7'])
      expect(opens('Don\u00ad’t 7', typed, 'exact')).toBe(true);
    for (const typed of ["Don't 7", 'don’t 7', 'Don’t7', 'Don’t ７'])
      expect(opens('Don’t 7', typed, 'exact')).toBe(false);
    expect(visibleText('①\ta e\u200b\u0301')).toBe('①\ta é');
  });
});

/** Letters, marks and signs that fold, mixed with any of Unicode. */
const near = fc.constantFrom(
  ...'aeouäöüßſŁøœÆđþıİςΣй1٤४１ \t\u00a0\'"´`’‘-–−',
  ...[
    '\u0301',
    '\u0308',
    '\u034f',
    '\u0323',
    '\u064b',
    '\u05b0',
    '\u093f',
    '\u3099',
    'ك',
    'ש',
    'क',
    'か',
    'ﬁ',
    '\ufdfa',
  ],
  ...INVISIBLE,
);
const anything = fc.nat(LAST_CODE).map((code) => textOfCodes([code]));
const texts = fc
  .array(fc.oneof({ weight: 3, arbitrary: near }, anything), { maxLength: 20 })
  .map((all) => all.join(''));

/** Ways to type a text that were always equivalent. */
const retypings: readonly ((text: string) => string)[] = [
  (text) => text.normalize('NFC'),
  (text) => text.normalize('NFKD'),
  (text) => text.toUpperCase(),
  (text) => text.toLowerCase(),
  (text) => [...text].join(' '),
  (text) => text.replace(/\s/gu, ''),
  (text) => `\u0301${text}\u0308`,
  foldedBefore,
];

describe('A1 folding', () => {
  it('P7 every stored answer still accepts what opened it before', () => {
    let same = 0;
    const steps = fc.array(fc.constantFrom(...retypings), { maxLength: 3 });
    fc.assert(
      fc.property(texts, texts, steps, (answer, other, retyped) => {
        fc.pre(answerForms(answer).length > 0);
        const typed = retyped.reduce((text, retype) => retype(text), answer);
        const opening = [typed, other].filter((text) => foldedBefore(text) === foldedBefore(answer));
        for (const text of opening) expect([text, opens(answer, text)]).toEqual([text, true]);
        // In exact mode only the encoding of accents made no difference.
        expect(opens(answer, answer.normalize('NFD'), 'exact')).toBe(true);
        same += opening.length;
      }),
      { ...SEED, numRuns: 1000 },
    );
    expect(same).toBeGreaterThan(500);
  });

  it('folds characters one by one as expressions over a whole text would', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(textForms(text)).toEqual([...new Set([foldedWhole(text), foldedWhole(speltOut(text))])]);
      }),
      { ...SEED, numRuns: 2000 },
    );
  });

  it('folds a text of any length', () => {
    expect(textForms('ü'.repeat(5000))).toEqual(['U'.repeat(5000), 'UE'.repeat(5000)]);
  });

  it('S5 caches at most some ten thousand characters, although texts may hold a million', () => {
    let kept = 0;
    for (let code = 0x3000; code <= 0x10ffff; code++) {
      const character = String.fromCodePoint(code);
      const first = foldCharacter(character);
      const again = foldCharacter(character);
      if (again === first) kept++;
    }
    expect(kept).toBeLessThan(60_000);
  });

  it('folds twice as once, in every script, and finds in a text the very forms of an answer', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const form of answerForms(text)) expect(answerForms(form)).toEqual([form]);
        const spaceless = textForms(text).map((form) => form.replace(/\s/gu, ''));
        expect(spaceless[0] === '' ? [] : spaceless).toEqual(answerForms(text));
      }),
      { ...SEED, numRuns: 1000 },
    );
  });
});
