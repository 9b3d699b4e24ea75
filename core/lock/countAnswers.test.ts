import { describe, expect, it } from 'vitest';
import { bare, day, digit, four, lake, nine, starred } from '../testing/someFaces.ts';
import { isEasyToGuess } from './answer/isEasyToGuess.ts';
import { definitionOf, FACES } from './faces.ts';
import type { Face } from './model.ts';
import { COLOURS, DIRECTIONS, SYMBOLS, TONES } from './signs/signs.ts';

/** Returns all sequences of at most `most` parts. */
function sequences(parts: readonly string[], most: number): readonly string[][] {
  if (most === 0) return [[]];
  const shorter = sequences(parts, most - 1);
  return [[], ...shorter.flatMap((rest) => parts.map((part) => [part, ...rest]))];
}

/** Returns how many of these texts a face accepts. */
function countTaken(face: Face, texts: readonly string[]): number {
  return new Set(texts).size === texts.length
    ? texts.filter((text) => definitionOf(face).check(face, text).ok).length
    : Number.NaN;
}

const spaced = (parts: readonly string[], most: number) => sequences(parts, most).map((one) => one.join(' '));
const digits = [...'0123456789'];
const numbers = digits.slice(1);

describe('K4 the number of possible answers', () => {
  it.each<[Face, string, readonly string[]]>([
    [bare('digits'), '12', sequences(digits, 2).map((one) => one.join(''))],
    [bare('colours'), 'red red', spaced(COLOURS, 3).filter((one) => one.split(' ').length < 3)],
    [bare('directions'), 'up', spaced(DIRECTIONS, 1)],
    [bare('symbols'), 'star key', spaced(SYMBOLS, 2)],
    [bare('melody'), 'do re mi', spaced(TONES, 3)],
    [
      bare('clock'),
      '3:45',
      Array.from(
        { length: 24 * 60 },
        (_, at) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`,
      ),
    ],
    [starred, '1 star', spaced([...digits, 'star', 'red'], 2)],
    [four, '1010', sequences(['0', '1'], 4).map((one) => one.join(''))],
    [nine, '1 2 3 4', spaced(numbers, 4)],
    [day, 'a b c d', spaced([...'abcd'], 4)],
  ])('%o %s is that of all that can be entered', (face, answer, texts) => {
    expect(definitionOf(face).countAnswers(face, answer)).toBe(countTaken(face, texts));
  });

  it('counts all ways in which a jigsaw’s tiles can lie, up to the maximum', () => {
    const count = (more: Partial<typeof lake>) => FACES.jigsaw.countAnswers({ ...lake, ...more }, '');
    expect(count({})).toBe(720);
    expect(count({ moves: 'turn' })).toBe(4 ** 6);
    expect(count({ moves: 'both' })).toBe(720 * 4 ** 6);
    expect(count({ columns: 5, rows: 4 })).toBe(Number.MAX_SAFE_INTEGER);
  });

  it('is the maximum for a text or long sequences', () => {
    expect(FACES.text.countAnswers({ type: 'text' }, 'a')).toBe(36);
    expect(FACES.text.countAnswers({ type: 'text' }, 'É 7')).toBe(36 + 36 ** 2);
    expect(FACES.text.countAnswers({ type: 'text' }, 'a long sentence that nobody guesses')).toBe(
      Number.MAX_SAFE_INTEGER,
    );
  });

  it('counts as guessable under a thousand, except where pieces are put in order', () => {
    expect(isEasyToGuess(bare('digits'), '12')).toBe(true);
    expect(isEasyToGuess(bare('digits'), '123')).toBe(false);
    expect(isEasyToGuess({ type: 'wheels', wheels: [digit, digit] }, '1 2')).toBe(true);
    expect(isEasyToGuess({ type: 'wheels', wheels: [digit, digit, digit] }, '1 2 3')).toBe(false);
    expect([day, lake].map((face) => isEasyToGuess(face, ''))).toEqual([false, false]);
  });

  it.each<[Face, string, string]>([
    [{ type: 'wheels', wheels: Array(4).fill({ type: 'digits' }) }, '0 0 0 0', '0 0 0 1'],
    [{ type: 'wheels', wheels: Array(4).fill({ type: 'letters' }) }, 'A A A A', 'A B A A'],
    [{ type: 'switches', count: 12, columns: 4 }, '000000000000', '000000000001'],
  ])('what %o shows before anybody has touched it can be guessed', (face, shown, other) => {
    expect(isEasyToGuess(face, shown)).toBe(true);
    expect(isEasyToGuess(face, other)).toBe(false);
  });
});
