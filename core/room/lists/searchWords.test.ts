import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { LIMITS } from '../limits.ts';
import { isFoundBy, rarestBeginning, searchWordsOf, wordsOf } from './searchWords.ts';

describe('the words by which a room is found', () => {
  it.each([
    ['The Clockmaker’s Study', ['the', 'clockmaker', 's', 'study']],
    ['Ärger im  Schloß — Teil 2', ['arger', 'im', 'schloss', 'teil', '2']],
    ['Ｒｏｏｍ ①', ['room', '1']],
    ['İstanbul, Crème Brûlée', ['istanbul', 'creme', 'brulee']],
    ['密室 脱出', ['密室', '脱出']],
    ['!!! …', []],
  ])('%s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  it('stores the beginnings of each word, up to twelve letters', () => {
    expect(searchWordsOf('An 8-bit Tomb')).toEqual([
      'a',
      'an',
      '8',
      'b',
      'bi',
      'bit',
      't',
      'to',
      'tom',
      'tomb',
    ]);
    expect(searchWordsOf('Practicalexaminations').at(-1)).toBe('practicalexa');
  });

  it('begins a search by the longest word', () => {
    expect(rarestBeginning(wordsOf('a tomb by night'))).toBe('night');
    expect(rarestBeginning(wordsOf('practicalexaminations'))).toBe('practicalexa');
    expect(rarestBeginning(wordsOf('?!'))).toBeUndefined();
  });

  it('finds a name by all words of a search, not by some', () => {
    expect(isFoundBy('The Tax Collector’s Tomb', wordsOf('tomb TAX'))).toBe(true);
    expect(isFoundBy('The Tax Collector’s Tomb', wordsOf('tomb raider'))).toBe(false);
    expect(isFoundBy('Practicalexam', wordsOf('practicalexaminations'))).toBe(false);
  });
});

/** Names as people and others write them. */
const names = fc.string({ unit: 'grapheme', maxLength: LIMITS.roomName });

it('every name is found by any beginnings of its words, and what is stored is bounded', () => {
  fc.assert(
    fc.property(names, fc.nat(), (name, cut) => {
      const stored = searchWordsOf(name);
      expect(stored.length).toBeLessThanOrEqual(200);
      expect(JSON.stringify(stored).length).toBeLessThan(8000);
      const search = wordsOf(name).map((word) => [...word].slice(0, 1 + (cut % word.length)).join(''));
      expect(isFoundBy(name, wordsOf(search.join(' ')))).toBe(true);
      const first = rarestBeginning(wordsOf(search.join(' ')));
      if (first !== undefined && stored.length < 200) expect(stored).toContain(first);
    }),
    SEED,
  );
});
