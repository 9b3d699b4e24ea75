import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { LAST_CODE, textOfCodes } from '../../testing/textOfCodes.ts';
import { splitGraphemes } from '../../util/splitGraphemes.ts';
import { cleanUsername } from './cleanUsername.ts';

const FAMILY = '👨‍👩‍👧‍👦';

describe('cleanUsername', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['tab\tand\nline', 'tab and line'],
    ['a\u202eb\u2066c\u200fd', 'abcd'],
    ['zero\u200bwidth\ufeff', 'zerowidth'],
    ['nul\u0000bell\u0007', 'nulbell'],
    ['e\u0301', 'é'],
    ['e\u200b\u0301', 'é'],
    ['half\ud83d', 'half'],
    ['a \u200b b', 'a b'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('%j becomes %j', (name, clean) => {
    expect(cleanUsername(name)).toBe(clean);
  });

  it.each([
    '',
    '   ',
    '\u200b\u202e',
    '\u200d',
    '\u0301',
    '\u3164',
    '\u115f\u1160\uffa0',
    '\u2800\u2800',
    '\ufffc',
    '\ufe0f\ufe0e',
    '\u{e0100}\u{e0041}',
    '\u{1d159}\u{13441}',
    '\ue000\uffff',
  ])('%j leaves nothing to show', (name) => {
    expect(cleanUsername(name)).toBeNull();
  });

  it.each([
    ['two words of one, in Persian', 'نسیم‌ها'],
    ['a cluster parted, in Hindi', 'क्‍ष'],
    ['an emoji of two', '👩‍🚀'],
    ['one with a colour of skin', '👩🏽‍🚀'],
    ['one with a style', '🏳️‍🌈'],
    ['a heart of colour', '❤️'],
    ['a keycap', '1️⃣'],
    ['a family', FAMILY],
  ])('a joiner and a style stay where they are needed: %s', (_, name) => {
    expect(cleanUsername(name)).toBe(name);
  });

  it.each([
    ['A\u200dda', 'Ada'],
    ['A\u200cda\u200d', 'Ada'],
    ['ن\u200dx', 'نx'],
    ['👩\u200d', '👩'],
    ['1\ufe0f', '1'],
    ['A\ufe0fda', 'Ada'],
    ['😀\ufe0f', '😀'],
    ['❤\ufe0f\ufe0f', '❤\ufe0f'],
    ['Ada\ufe01\u180b', 'Ada'],
  ])('and go elsewhere: %j becomes %j', (name, clean) => {
    expect(cleanUsername(name)).toBe(clean);
  });

  it.each([
    [`Z${'\u0351'.repeat(40)}algo`, 'Z\u0351\u0351algo'],
    ['\u0301\u0301Ada', 'Ada'],
    ['Ada \u0301\u0301', 'Ada'],
    ['ก็็็็', 'ก็็'],
    ['क्््््््', 'क्््््'],
    ['ကြွှေ့', 'ကြွှေ့'],
    ['שּׁ\u05b8', 'ש\u05b8ּׁ'],
  ])('at most two marks stand on a letter, and none on nothing: %j becomes %j', (name, clean) => {
    expect(cleanUsername(name)).toBe(clean);
  });

  it('counts 24 characters as a person does', () => {
    expect(cleanUsername('x'.repeat(30))).toBe('x'.repeat(24));
    expect(cleanUsername('🦊'.repeat(30))).toBe('🦊'.repeat(24));
    expect(cleanUsername(FAMILY.repeat(30))).toBe(FAMILY.repeat(24));
    expect(cleanUsername('q\u0301\u0323'.repeat(30))).toBe('q\u0323\u0301'.repeat(24));
    expect(cleanUsername(`${'x'.repeat(23)}  y`)).toBe('x'.repeat(23));
  });

  it('drops endless joined characters', () => {
    expect(cleanUsername(`a${'👩\u200d'.repeat(100)}👩b`)).toBe('ab');
    expect(cleanUsername(`a${'ᄀ'.repeat(100)}b`)).toBe('ab');
  });
});

describe('cleanUsername of any text', () => {
  it('makes a short name, that can be seen, and stays as it is when cleaned again', () => {
    const unit = fc.oneof(
      fc.constantFrom(
        'a',
        'é',
        '1',
        ' ',
        '#',
        '\u0301',
        '\u0323',
        '\u200d',
        '\u200c',
        '\ufe0f',
        '\u20e3',
        '\u2800',
      ),
      fc.constantFrom(
        '\u202e',
        '\u3164',
        '\u115f',
        '👩',
        '🚀',
        '❤',
        '🏽',
        '🇩',
        'ن',
        'क',
        '्',
        'ก',
        '็',
        'ᄀ',
        '\ufeff',
      ),
      fc.nat(LAST_CODE).map((code) => textOfCodes([code])),
    );
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 60 }), (units) => {
        const clean = cleanUsername(units.join(''));
        if (clean === null) return;
        expect(cleanUsername(clean)).toBe(clean);
        expect(clean).not.toMatch(/\p{Cs}/u);
        expect(clean).not.toMatch(/\p{M}{2}\p{Script=Inherited}|\p{M}{6}|^\p{M}|\s\p{M}/u);
        expect(clean).not.toMatch(
          /[\p{Cc}\p{Co}\u2800\ufffc]|(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/u,
        );
        expect(clean).not.toMatch(
          /(?:[a-z]|^)(?:\u200c|\u200d|\ufe0f)|(?:\u200c|\u200d|\ufe0f){3}|(?:\u200c|\u200d)$/u,
        );
        const { length } = splitGraphemes(clean);
        expect(length >= 1 && length <= 24).toBe(true);
        expect([...clean].length).toBeLessThanOrEqual(240);
      }),
      { ...SEED, numRuns: 800 },
    );
  });
});
