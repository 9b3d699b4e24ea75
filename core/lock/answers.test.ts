import { describe, expect, it } from 'vitest';
import { bare, day, digit, four, lake, nine, starred } from '../testing/someFaces.ts';
import { keepAnswer } from './answer/keepAnswer.ts';
import { definitionFor, definitionOf, FACES } from './faces.ts';
import type { Face, FaceType } from './model.ts';

describe('K1 an answer that a face refuses says why', () => {
  it.each<[Face, string, object]>([
    [bare('text'), ' \u0301', { type: 'blank' }],
    [bare('text'), 'x'.repeat(61), { type: 'tooLong', most: 60 }],
    [bare('text'), 'ﷺ'.repeat(60), { type: 'tooLong', most: 60 }],
    [bare('digits'), '', { type: 'blank' }],
    [bare('digits'), '12a4', { type: 'unknown', place: 3 }],
    [bare('digits'), '1'.repeat(13), { type: 'tooLong', most: 12 }],
    [bare('colours'), '', { type: 'blank' }],
    [bare('colours'), 'red  blue', { type: 'unknown', place: 2 }],
    [bare('colours'), 'red pink', { type: 'unknown', place: 2 }],
    [bare('colours'), Array(9).fill('red').join(' '), { type: 'tooLong', most: 8 }],
    [bare('directions'), 'north', { type: 'unknown', place: 1 }],
    [bare('symbols'), 'star red', { type: 'unknown', place: 2 }],
    [bare('melody'), Array(11).fill('do').join(' '), { type: 'tooLong', most: 10 }],
    [bare('clock'), '', { type: 'blank' }],
    [bare('clock'), '0:00', { type: 'unknown', place: 1 }],
    [starred, '', { type: 'blank' }],
    [starred, '7', { type: 'wrongCount', count: 2 }],
    [starred, '7 blue', { type: 'unknown', place: 2 }],
    [four, '', { type: 'blank' }],
    [four, '101', { type: 'wrongCount', count: 4 }],
    [four, '1021', { type: 'unknown', place: 3 }],
    [nine, '', { type: 'blank' }],
    [nine, '5', { type: 'tooShort', least: 2 }],
    [nine, '1 10', { type: 'unknown', place: 2 }],
    [nine, '1 2 1', { type: 'repeated', place: 3 }],
    [day, '', { type: 'blank' }],
    [day, 'a b c', { type: 'wrongCount', count: 4 }],
    [day, 'a b c d a', { type: 'wrongCount', count: 4 }],
    [day, 'a b c e', { type: 'unknown', place: 4 }],
    [day, 'a b c c', { type: 'repeated', place: 4 }],
    [
      { ...day, pieces: [...day.pieces, { type: 'word', text: 'Late ' }] },
      'a',
      { type: 'alikePiece', place: 5 },
    ],
    [
      { ...day, pieces: [...day.pieces, { type: 'picture', uri: 'noon', name: 'x' }] },
      'a',
      { type: 'alikePiece', place: 5 },
    ],
    [{ ...day, pieces: [...day.pieces, { type: 'word', text: ' ' }] }, 'a', { type: 'blankPiece', place: 5 }],
    [
      { ...day, pieces: [...day.pieces, { type: 'picture', uri: '', name: 'x' }] },
      'a',
      { type: 'blankPiece', place: 5 },
    ],
    [lake, 'b a c d e f', { type: 'unsolved' }],
    [{ ...lake, uri: '' }, 'a b c d e f', { type: 'noPicture' }],
  ])('%o %s', (face, answer, refusal) => {
    expect(definitionOf(face).check(face, answer)).toEqual({ ok: false, refusal });
  });
});

describe('K2 what is entered becomes the canonical text', () => {
  it('holds for each face', () => {
    expect(FACES.wheels.write(['4', 'star', 'B'])).toBe('4 star B');
    expect(FACES.colours.write(['red', 'blue'])).toBe('red blue');
    expect(FACES.clock.write({ hour: 3, minute: 5 })).toBe('3:05');
    expect(FACES.switches.write([true, false])).toBe('10');
    expect(FACES.pattern.write([1, 5])).toBe('1 5');
    expect(FACES.digits.write('007')).toBe('007');
    expect(FACES.text.write('Orion')).toBe('Orion');
  });

  it('describes a jigsaw with turned tiles by the tiles’ own letters', () => {
    const deal = { answer: 'a b c d e f', seed: 'a play' };
    const tiles = FACES.jigsaw.view(lake, deal).tiles.map(({ id }, place) => ({ id, turn: place % 4 }));
    const read = FACES.jigsaw.read(lake, FACES.jigsaw.write(tiles), deal);
    expect(read).toEqual({
      ok: true,
      value: expect.stringMatching(/^[a-f] [a-f]\+1 [a-f]\+2 [a-f]\+3 [a-f] [a-f]\+1$/),
    });
  });

  it.each<[string, object]>([
    ['p1 p2', { type: 'wrongCount', count: 6 }],
    ['p1 p2 p3 p4 p5 p7', { type: 'unknown', place: 6 }],
    ['p1 p2 p3 p4 p5 p6+4', { type: 'unknown', place: 6 }],
    ['p1 p2 p3 p4 p5 p5', { type: 'repeated', place: 6 }],
  ])('of a jigsaw, but not of %s', (entered, refusal) => {
    expect(FACES.jigsaw.read(lake, entered, { answer: '', seed: '' })).toEqual({ ok: false, refusal });
  });

  it('deals a jigsaw as its moves ask for', () => {
    for (const moves of ['swap', 'turn', 'both'] as const) {
      const { tiles } = FACES.jigsaw.view({ ...lake, moves }, { answer: '', seed: moves });
      const isHome = tiles.map(({ column, row }, place) => (row - 1) * 3 + column === place + 1);
      expect(isHome).toEqual(Array(6).fill(moves === 'turn'));
      if (moves !== 'both')
        expect(tiles.map(({ turn }) => turn > 0)).toEqual(Array(6).fill(moves === 'turn'));
    }
  });
});

describe('K2 an answer is said in parts', () => {
  it.each<[Face, string, readonly object[]]>([
    [bare('text'), 'Orion', [{ type: 'text', text: 'Orion' }]],
    [
      bare('digits'),
      '07',
      [
        { type: 'text', text: '0' },
        { type: 'text', text: '7' },
      ],
    ],
    [
      starred,
      '7 star',
      [
        { type: 'text', text: '7' },
        { type: 'sign', sign: 'star' },
      ],
    ],
    [
      bare('directions'),
      'up down-left',
      [
        { type: 'sign', sign: 'up' },
        { type: 'sign', sign: 'down-left' },
      ],
    ],
    [bare('clock'), '3:45', [{ type: 'sign', sign: 'clock-3-45' }]],
    [four, '0100', [1, 2, 3, 4].map((number) => ({ type: 'switch', number, isOn: number === 2 }))],
    [
      { type: 'pattern', grid: '3x4' },
      '3 12',
      [
        { type: 'pin', column: 3, row: 1 },
        { type: 'pin', column: 3, row: 4 },
      ],
    ],
    [
      day,
      'b d',
      [
        { type: 'text', text: 'midday' },
        { type: 'text', text: 'late' },
      ],
    ],
    [lake, 'a b c d e f', [{ type: 'solved' }]],
  ])('%o %s', (face, answer, parts) => {
    expect(definitionOf(face).say(face, answer)).toEqual(parts);
  });
});

describe('M3 another face keeps the answer that it can write', () => {
  it.each<[Face, Face, string, string]>([
    [bare('text'), bare('digits'), ' 10 ١٠', '1010'],
    [bare('text'), bare('digits'), 'Orion', ''],
    [bare('text'), bare('colours'), ' Red blue', 'red blue'],
    [bare('text'), { type: 'wheels', wheels: [digit, digit] }, '47', '4 7'],
    [bare('text'), { type: 'wheels', wheels: [digit, { type: 'letters' }] }, '4é', '4 E'],
    [{ type: 'wheels', wheels: [digit, digit] }, bare('digits'), '4 7', '47'],
    [{ type: 'wheels', wheels: [digit, digit] }, starred, '4 7', ''],
    [bare('colours'), bare('text'), 'red blue', 'red blue'],
    [bare('text'), day, 'Orion', 'a b c d'],
    [day, { ...day, pieces: day.pieces.slice(1) }, 'b a c d', 'a b c'],
    [day, { ...day, pieces: [...day.pieces].reverse() }, 'b a c d', 'b a c d'],
    [day, bare('text'), 'b a c d', ''],
    [day, lake, 'b a c d', 'a b c d e f'],
    [lake, bare('text'), 'a b c d e f', ''],
    [bare('text'), bare('clock'), 'x'.repeat(100_000), ''],
    [bare('text'), bare('digits'), '1'.repeat(100_000), ''],
  ])('%o to %o: %s becomes "%s"', (from, to, answer, kept) => {
    expect(keepAnswer(from, to, answer)).toBe(kept);
  });

  it.each<[FaceType, string, object]>([
    ['wheels', 'Orion', { wheels: Array(5).fill({ type: 'letters' }) }],
    ['wheels', '7a', { wheels: [digit, { type: 'letters' }] }],
    ['wheels', 'far too long', { wheels: Array(4).fill(digit) }],
    ['switches', '10100', { count: 5, columns: 4 }],
    ['switches', 'Orion', { count: 8, columns: 4 }],
    [
      'order',
      'dawn noon night',
      { pieces: ['dawn', 'noon', 'night'].map((text) => ({ type: 'word', text })) },
    ],
    ['order', 'Orion', { pieces: Array(3).fill({ type: 'word', text: '' }) }],
    ['pattern', '', { grid: '3x3' }],
    ['jigsaw', '', { uri: '', columns: 3, rows: 3, moves: 'swap' }],
    ['melody', '', {}],
  ])('%s begins fit for "%s"', (type, answer, settings) => {
    expect(definitionFor(type).create(answer)).toEqual({ type, ...settings });
  });
});

describe('R11 the pictures of a face', () => {
  it('are those of its pieces, and can be made others', () => {
    const toUri = (uri: string) => `own/${uri}`;
    const seen = (face: Face) => definitionOf(face).picturesOf(face);
    expect([day, lake, four].map(seen)).toEqual([['noon'], ['lake'], []]);
    const mapped = [day, lake, four].map((face) => definitionOf(face).mapPictures(face, toUri));
    expect(mapped.map(seen)).toEqual([['own/noon'], ['own/lake'], []]);
    expect(mapped.map(({ type }) => type)).toEqual(['order', 'jigsaw', 'switches']);
  });
});
