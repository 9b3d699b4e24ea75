import { describe, expect, it } from 'vitest';
import { signSortAt, toSearchedText } from './answer/searchedText.ts';
import { definitionOf } from './faces.ts';
import type { Face } from './model.ts';
import { clockSignOf, isSign, placeOf, SIGNS, type Sign, sortOf } from './signs/signs.ts';

describe('K3 what reveals an answer', () => {
  it.each<[Face, string, readonly string[]]>([
    [{ type: 'text' }, 'Orion', ['Orion']],
    [{ type: 'text' }, 'a :red: one', ['a \\:red: one']],
    [{ type: 'digits' }, '1010', ['1010']],
    [{ type: 'wheels', wheels: [] }, '4 star B', ['4 :star: B']],
    // Two signs are a clue only as drawn signs: "red blue" in a sentence is none.
    [{ type: 'colours' }, 'red blue', [':red: :blue:']],
    [{ type: 'colours' }, 'red blue red', [':red: :blue: :red:', 'red blue red']],
    [{ type: 'melody' }, 'mi', [':mi:']],
    [{ type: 'clock' }, '3:45', [':clock-3-45:', '3:45', '03:45', '15:45']],
    [{ type: 'clock' }, '12:05', [':clock-12-05:', '0:05', '00:05', '12:05']],
    [{ type: 'switches', count: 2, columns: 2 }, '10', [':on: :off:']],
    [{ type: 'pattern', grid: '3x3' }, '1 2 5 4', ['1 2 5 4', ':right: :down: :left:']],
    [{ type: 'pattern', grid: '3x3' }, '1 5 7', ['1 5 7', ':down-right: :down-left:']],
    // A single arrow is too short for a clue, and no arrow shows a jump.
    [{ type: 'pattern', grid: '3x3' }, '1 2', ['1 2']],
    [{ type: 'pattern', grid: '3x3' }, '1 3 2', ['1 3 2']],
    [{ type: 'order', pieces: [] }, 'a b c', []],
    [{ type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'swap' }, 'a b c d e f', []],
  ])('%o %s', (face, answer, clues) => {
    expect(definitionOf(face).clues(face, answer)).toEqual(clues);
  });
});

describe('S6 a text as clues are looked for in it', () => {
  const sorts = (text: string) =>
    Array.from(toSearchedText(text), (letter) => signSortAt(letter.charCodeAt(0)));

  it('has a character of its own for each sign', () => {
    expect(toSearchedText('no colon')).toBe('no colon');
    expect(toSearchedText('at 10:45')).toBe('at 10:45');
    const all = SIGNS.map((sign) => toSearchedText(`:${sign}:`));
    expect(all.every((text) => text.length === 1)).toBe(true);
    expect(new Set(all).size).toBe(SIGNS.length);
    expect(toSearchedText('a :red: b')).toMatch(/^a [^ ] b$/);
    expect(toSearchedText('a \\:red: b')).toBe('a :red: b');
  });

  it('determines the kind of the sign by that', () => {
    expect(sorts('x:star::red::up::do::on::clock-3-45:')).toEqual([
      null,
      'symbol',
      'colour',
      'direction',
      'tone',
      'switch',
      'clock',
    ]);
  });
});

describe('K3 the signs', () => {
  it('have a position and a kind each', () => {
    expect(SIGNS.map(placeOf)).toEqual(SIGNS.map((_, place) => place));
    expect(placeOf('unicorn' as Sign)).toBe(-1);
    expect(() => sortOf('unicorn' as Sign)).toThrow(new RangeError('unicorn is no sign.'));
    expect(isSign('unicorn')).toBe(false);
  });

  it('cover every five minutes of twelve hours on a clock', () => {
    expect(clockSignOf({ hour: 3, minute: 5 })).toBe('clock-3-05');
    const clocks = SIGNS.filter((sign) => sortOf(sign) === 'clock');
    expect(clocks[0]).toBe('clock-1-00');
    expect(clocks[1]).toBe('clock-1-05');
    expect(clocks[12]).toBe('clock-2-00');
    expect(clocks.at(-1)).toBe('clock-12-55');
  });
});
