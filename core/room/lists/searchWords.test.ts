import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { LIMITS } from '../limits.ts';
import { isFoundBy, rarestBeginnings, searchWordsOf, wordsOf } from './searchWords.ts';

describe('the words by which a room is found', () => {
  it.each([
    ['The Clockmaker’s Study', ['the', 'clockmaker', 's', 'study']],
    ['Ärger im  Schloß — Teil 2', ['arger aerger', 'im', 'schloss', 'teil', '2']],
    ['Łódź Zugfahrt', ['lodz', 'zugfahrt']],
    ['Smørrebrød Küche', ['smorrebrod', 'kuche kueche']],
    ['Οδός ΟΔΟΣ', ['οδοσ']],
    ['किला क़िला', ['किला', 'क़िला'.normalize('NFKD')]],
    ['Lan\u00adtern\u200b', ['lantern']],
    ['Ｒｏｏｍ ①', ['room', '1']],
    ['İstanbul, Crème Brûlée', ['istanbul', 'creme', 'brulee']],
    ['密室 脱出', ['密室', '脱出']],
    ['!!! …', []],
  ])('%s', (name, words) => {
    expect(wordsOf(name).map((forms) => forms.join(' '))).toEqual(words);
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
    expect(searchWordsOf('Üb')).toEqual(['u', 'ub', 'ue', 'ueb']);
  });

  it.each([
    ['lodz', 'Łódź Zugfahrt'],
    ['ŁÓDŹ', 'Lodz by night'],
    ['smorrebrod', 'Smørrebrød Küche'],
    ['kueche', 'Smørrebrød Küche'],
    ['kuche', 'Smørrebrød Küche'],
    ['Küche', 'Die Kueche'],
    ["l'etoile", 'L’Étoile'],
    ['مفتاح', 'مُفْتَاح'],
    ['καστρο της', 'Κάστρο τῆς νύχτας'],
    ['raum ٧', 'Raum 7'],
  ])('A1 "%s" finds "%s"', (search, name) => {
    const words = wordsOf(search);
    expect(isFoundBy(name, words)).toBe(true);
    expect(searchWordsOf(name).some((beginning) => rarestBeginnings(words).includes(beginning))).toBe(true);
  });

  it('A1 does not find what only looks like it', () => {
    expect(isFoundBy('Blue', wordsOf('blu e'))).toBe(false);
    expect(isFoundBy('Die Kuche', wordsOf('kueche'))).toBe(false);
    expect(isFoundBy('कि', wordsOf('का'))).toBe(false);
  });

  it('begins a search by the longest word', () => {
    expect(rarestBeginnings(wordsOf('a tomb by night'))).toEqual(['night']);
    expect(rarestBeginnings(wordsOf('practicalexaminations'))).toEqual(['practicalexa']);
    expect(rarestBeginnings(wordsOf('die Küche'))).toEqual(['kuche', 'kueche']);
    expect(rarestBeginnings(wordsOf('?!'))).toEqual([]);
  });

  it('finds a name by all words of a search, not by some', () => {
    expect(isFoundBy('The Tax Collector’s Tomb', wordsOf('tomb TAX'))).toBe(true);
    expect(isFoundBy('The Tax Collector’s Tomb', wordsOf('tomb raider'))).toBe(false);
    expect(isFoundBy('Practicalexam', wordsOf('practicalexaminations'))).toBe(false);
  });
});

/** Names in many scripts, as people write them and with unusual characters. */
const names = fc.string({ unit: 'grapheme', maxLength: LIMITS.roomName });

it('every name is found by any beginnings of its words, and what is stored is bounded', () => {
  fc.assert(
    fc.property(names, fc.nat(), (name, cut) => {
      const stored = searchWordsOf(name);
      expect(stored.length).toBeLessThanOrEqual(200);
      expect(JSON.stringify(stored).length).toBeLessThan(8000);
      const search = wordsOf(name).map(([word]) => [...word].slice(0, 1 + (cut % word.length)).join(''));
      expect(isFoundBy(name, wordsOf(search.join(' ')))).toBe(true);
      const begun = rarestBeginnings(wordsOf(search.join(' ')));
      if (begun.length > 0 && stored.length < 200) expect(stored).toEqual(expect.arrayContaining([...begun]));
    }),
    SEED,
  );
});
