import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { escapeSigns, lengthWithoutEscapes, parseSigned, spellSign } from './signedText.ts';
import { SIGNS } from './signs.ts';

/** Texts full of signs, near-signs and escaped signs. */
const tricky = fc
  .array(fc.constantFrom(':', '\\', ':red:', ':up-left:', 'clock-3-45', 'red', ' ', '🦊', ':o)', '\ue000'), {
    maxLength: 14,
  })
  .map((parts) => parts.join(''));

describe('K3 signs in texts', () => {
  it('are found between words, in a row, and alone', () => {
    expect(parseSigned('Turn :up::left:, at :clock-3-45: sharp')).toEqual([
      { type: 'text', text: 'Turn ' },
      { type: 'sign', sign: 'up' },
      { type: 'sign', sign: 'left' },
      { type: 'text', text: ', at ' },
      { type: 'sign', sign: 'clock-3-45' },
      { type: 'text', text: ' sharp' },
    ]);
    expect(parseSigned('')).toEqual([]);
  });

  it('are all read by their names', () => {
    expect(SIGNS).toHaveLength(24 + 8 + 8 + 8 + 2 + 144);
    expect(parseSigned(SIGNS.map(spellSign).join(''))).toEqual(SIGNS.map((sign) => ({ type: 'sign', sign })));
  });

  it.each([
    ':Red:',
    ':unicorn:',
    ': red:',
    'at 10:red',
    ':clock-13-00:',
    ':clock-3-47:',
    ':toString:',
    '::',
    ':',
  ])('are not seen in %s', (text) => {
    expect(parseSigned(text)).toEqual([{ type: 'text', text }]);
  });

  it('cannot share a colon', () => {
    expect(parseSigned(':red:up:')).toEqual([
      { type: 'sign', sign: 'red' },
      { type: 'text', text: 'up:' },
    ]);
    expect(parseSigned('10:red:')).toEqual([
      { type: 'text', text: '10' },
      { type: 'sign', sign: 'red' },
    ]);
  });

  it.each([
    ['\\:red:', ':red:'],
    ['\\\\\\:red:', '\\:red:'],
    ['c:\\temp', 'c:\\temp'],
  ])('%s says plainly %s', (text, plain) => {
    expect(parseSigned(text)).toEqual([{ type: 'text', text: plain }]);
  });

  it('stay signs after two backslashes, which mean one', () => {
    expect(parseSigned('\\\\:red:')).toEqual([
      { type: 'text', text: '\\' },
      { type: 'sign', sign: 'red' },
    ]);
  });

  it('M1 every text once escaped says just what it said, and is no longer by R4', () => {
    for (const texts of [tricky, fc.string()]) {
      const runs = fc.property(texts, (text) => {
        const whole = text === '' ? [] : [{ type: 'text', text }];
        expect(parseSigned(escapeSigns(text))).toEqual(whole);
        expect(lengthWithoutEscapes(escapeSigns(text))).toBeLessThanOrEqual(text.length);
      });
      fc.assert(runs, { ...SEED, numRuns: 300 });
    }
  });

  it('M1 a text that holds no sign is left as it is', () => {
    expect(escapeSigns('Meet at 10:45: bring a \\ and :-)')).toBe('Meet at 10:45: bring a \\ and :-)');
    expect(escapeSigns('a :red: \\:up:')).toBe('a \\:red: \\\\\\:up:');
  });
});
