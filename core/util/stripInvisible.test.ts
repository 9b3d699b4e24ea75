import { describe, expect, it } from 'vitest';
import { stripInvisible } from './stripInvisible.ts';

const JOINER = '\u200d';
const NON_JOINER = '\u200c';

/** A letter of each script with joined letters or with clusters that joiners change. */
const LETTERS = {
  Arabic: '\u0628',
  Syriac: '\u0712',
  'N’Ko': '\u07ca',
  Mongolian: '\u1820',
  Devanagari: '\u0915',
  Bengali: '\u0995',
  Gurmukhi: '\u0a15',
  Gujarati: '\u0a95',
  Odia: '\u0b15',
  Tamil: '\u0b95',
  Telugu: '\u0c15',
  Kannada: '\u0c95',
  Malayalam: '\u0d15',
  Sinhala: '\u0d9a',
  Myanmar: '\u1000',
  Khmer: '\u1780',
  Tibetan: '\u0f40',
};

describe('invisible characters', () => {
  it.each(Object.entries(LETTERS))('are kept where they join or separate letters: %s', (_, letter) => {
    for (const joiner of [JOINER, NON_JOINER]) {
      const joined = `${letter}${joiner}${letter}`;
      expect(stripInvisible(joined)).toBe(joined);
      expect(stripInvisible(`${joined}${joiner}`)).toBe(joined);
      expect(stripInvisible(`a${joiner}${letter}`)).toBe(`a${letter}`);
    }
  });

  it('are dropped in scripts whose letters are separate', () => {
    for (const letter of ['a', 'я', 'あ', 'ก', '한'])
      expect(stripInvisible(`${letter}${JOINER}${letter}`)).toBe(letter + letter);
  });

  it('are kept where they join emoji or turn signs into emoji', () => {
    for (const whole of ['👩\u200d🚀', '❤\ufe0f\u200d🔥', '👩🏽\u200d🚀', '☂\ufe0f', '1\ufe0f\u20e3'])
      expect(stripInvisible(whole)).toBe(whole);
    expect(stripInvisible('👩\u200d')).toBe('👩');
    expect(stripInvisible('🚀\ufe0f')).toBe('🚀');
    expect(stripInvisible('1\ufe0f')).toBe('1');
  });

  it('are dropped where they have no effect: controls, direction marks, private characters and blanks', () => {
    expect(stripInvisible('A\u0007\u202ed\u2800a\ue000\ufffc\u00ad\u{e0041}')).toBe('Ada');
  });
});
