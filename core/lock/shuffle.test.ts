import { describe, expect, it } from 'vitest';
import { pieceNameAt, placeOfPiece } from './pieceNames.ts';
import { type Chance, createChance, displace, shuffle, swap } from './shuffle.ts';

const LETTERS = [...'abcd'];

/** Counts how often each outcome occurs over many seeds. */
function tally(deal: (chance: Chance) => readonly string[], seeds = 6000): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < seeds; seed += 1) {
    const outcome = deal(createChance(`play ${seed}`)).join('');
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  }
  return counts;
}

describe('K2 chance from a seed', () => {
  it('is the same for the same seed for ever, since stored plays are dealt by it again', () => {
    const numbers = (seed: string) => {
      const chance = createChance(seed);
      return [chance(), chance(), chance()].map((number) => Math.floor(number * 1_000_000));
    };
    expect(numbers('a play')).toEqual([357339, 69410, 416886]);
    expect(numbers('')).toEqual([611244, 493524, 774024]);
  });

  it('covers the range from 0 to below 1', () => {
    const chance = createChance('a play');
    const numbers = Array.from({ length: 4000 }, chance);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    for (let tenth = 0; tenth < 10; tenth += 1)
      expect(numbers.filter((number) => Math.floor(number * 10) === tenth).length).toBeGreaterThan(300);
  });
});

describe('K2 pieces in any order', () => {
  it('come in every order equally often', () => {
    const counts = tally((chance) => shuffle(LETTERS, chance));
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 250)).toBeLessThan(90);
  });

  it('stay as they are where there is only one', () => {
    expect(shuffle(['a'], () => 0.99)).toEqual(['a']);
    expect(shuffle([], () => 0.99)).toEqual([]);
  });
});

describe('K2 tiles that are swapped', () => {
  it('never lie where they belong, and come in all cyclic orders', () => {
    const counts = tally((chance) => displace(LETTERS, chance));
    expect(counts.size).toBe(6);
    for (const [outcome, count] of counts) {
      expect([...outcome].some((letter, place) => letter === LETTERS[place])).toBe(false);
      expect(Math.abs(count - 1000)).toBeLessThan(180);
    }
  });

  it('swap in pairs', () => {
    expect(swap(LETTERS, 0, 2)).toEqual([...'cbad']);
    expect(swap(LETTERS, 1, 1)).toEqual(LETTERS);
  });
});

describe('K2 the name of a piece', () => {
  it('is its dealt position, and no other text is a name', () => {
    expect([0, 9, 19].map(pieceNameAt)).toEqual(['p1', 'p10', 'p20']);
    expect(['p1', 'p10', 'p20'].map(placeOfPiece)).toEqual([0, 9, 19]);
    for (const none of ['p0', 'p', 'p1x', 'xp1', 'p100', 'p1 ', '1', 'p01'])
      expect(placeOfPiece(none)).toBeNaN();
  });
});
