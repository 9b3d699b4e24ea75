import { describe, expect, it } from 'vitest';
import { countSequences } from './answer/countAnswers.ts';
import { keepAnswer } from './answer/keepAnswer.ts';
import { definitionFor, definitionOf, FACES } from './faces.ts';
import type { Face, FaceOf, FaceType } from './model.ts';

const check = (face: Face, answer: string) => definitionOf(face).check(face, answer).ok;
const words = (...texts: string[]): FaceOf<'order'>['pieces'] =>
  texts.map((text) => ({ type: 'word', text }));

describe('K1 the last answer that a face takes, and the first that it refuses', () => {
  it.each<[Face, string, string]>([
    [{ type: 'digits' }, '1'.repeat(12), '1'.repeat(13)],
    [{ type: 'text' }, 'x'.repeat(60), 'x'.repeat(61)],
    [{ type: 'text' }, 'é'.repeat(60), 'é'.repeat(61)],
    [{ type: 'clock' }, '12:55', '12:555'],
    [{ type: 'clock' }, '1:00', '13:00'],
    [{ type: 'pattern', grid: '3x4' }, '1 12', '1 13'],
    [{ type: 'pattern', grid: '4x4' }, '1 16', '1 161'],
    [{ type: 'pattern', grid: '3x3' }, '1 2', 'x1 2'],
    [{ type: 'switches', count: 2, columns: 2 }, '10', '100'],
    [{ type: 'order', pieces: words('dawn', 'noon', 'dusk') }, 'c b a', 'd b a'],
  ])('%o: %s, and not %s', (face, last, first) => {
    expect([check(face, last), check(face, first)]).toEqual([true, false]);
  });

  it('names the position of the first invalid part', () => {
    const refusal = { ok: false, refusal: { type: 'unknown', place: 1 } };
    expect(FACES.switches.check({ type: 'switches', count: 2, columns: 2 }, 'x0')).toEqual(refusal);
    const deal = { answer: '', seed: '' };
    const lake: FaceOf<'jigsaw'> = { type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'both' };
    for (const none of ['x', '', 'p0', 'xp1', 'p1x', 'p1+0', 'p1+4'])
      expect(FACES.jigsaw.read(lake, `${none} p2 p3 p4 p5 p6`, deal)).toEqual(refusal);
  });

  it('of a typed word may be longer than the word: accents and spaces of its own', () => {
    const deal = { answer: '', seed: '' };
    expect(FACES.text.read({ type: 'text' }, 'e\u0301 '.repeat(60), deal).ok).toBe(true);
    expect(FACES.text.read({ type: 'text' }, 'x'.repeat(241), deal).ok).toBe(false);
  });
});

describe('K1 the pieces of an order', () => {
  const ruby = { type: 'picture', uri: 'ruby', name: 'a ruby' } as const;
  const refusalOf = (pieces: FaceOf<'order'>['pieces']) => {
    const result = FACES.order.check({ type: 'order', pieces }, 'a b c');
    return result.ok ? null : result.refusal;
  };

  it('may be pictures and words that differ', () => {
    expect(refusalOf([ruby, { ...ruby, uri: 'sapphire', name: 'a sapphire' }, ...words('gem')])).toBeNull();
  });

  it('are refused where the first has no name', () => {
    expect(refusalOf(words('', 'noon', 'dusk'))).toEqual({ type: 'blankPiece', place: 1 });
  });

  it('are refused where two are called alike or look alike, and only then', () => {
    expect(refusalOf([ruby, ...words('A Ruby', 'gem')])).toEqual({ type: 'alikePiece', place: 2 });
    expect(refusalOf([ruby, { ...ruby, name: 'another' }, ...words('gem')])).toEqual({
      type: 'alikePiece',
      place: 2,
    });
    expect(refusalOf([...words('ruby'), { ...ruby, name: 'a gem' }, ...words('gem')])).toBeNull();
  });

  it('keep their words when their pictures become others', () => {
    const mapped = FACES.order.mapPictures({ type: 'order', pieces: [ruby, ...words('gem')] }, () => 'own');
    expect(mapped.pieces).toEqual([{ ...ruby, uri: 'own' }, ...words('gem')]);
  });

  it('belong to the answer only if it names them', () => {
    const face: FaceOf<'order'> = { type: 'order', pieces: words('dawn', 'noon', 'dusk') };
    expect(FACES.order.say(face, 'c a x')).toEqual([
      { type: 'text', text: 'dusk' },
      { type: 'text', text: 'dawn' },
    ]);
  });
});

describe('K2 the pieces of an order are dealt', () => {
  const face: FaceOf<'order'> = { type: 'order', pieces: words('dawn', 'noon', 'dusk') };
  const dealt = (answer: string, seed: string) => FACES.order.view(face, { answer, seed }).pieces;
  const seeds = Array.from({ length: 60 }, (_, number) => `play ${number}`);

  it('by names that say where they lie, every one once', () => {
    for (const seed of seeds) {
      const pieces = dealt('', seed);
      expect(pieces.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3']);
      expect(pieces.map((piece) => 'text' in piece && piece.text).sort()).toEqual(['dawn', 'dusk', 'noon']);
    }
  });

  it('never as the answer has them, and else as the seed has it', () => {
    const isSolved = seeds.map((seed) => {
      const lie = (answer: string) => dealt(answer, seed).map((piece) => 'text' in piece && piece.text);
      const plain = lie('').join(' ');
      const own = lie('a b c').join(' ');
      expect(own).not.toBe('dawn noon dusk');
      if (plain !== 'dawn noon dusk') expect(own).toBe(plain);
      return plain === 'dawn noon dusk';
    });
    expect(new Set(isSolved)).toEqual(new Set([true, false]));
  });

  it('are written down in the order in which they lie', () => {
    const names = dealt('', 'a play').map(({ id }) => id);
    expect(FACES.order.write(names)).toBe('p1 p2 p3');
  });
});

describe('K2 the tiles of a jigsaw are turned', () => {
  const face: FaceOf<'jigsaw'> = { type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'both' };
  const turnsOf = (moves: 'turn' | 'both') =>
    new Set(
      Array.from({ length: 60 }, (_, number) =>
        FACES.jigsaw
          .view({ ...face, moves }, { answer: '', seed: `play ${number}` })
          .tiles.map(({ turn }) => turn),
      ).flat(),
    );

  it('each way, upright too where they are swapped as well', () => {
    expect(turnsOf('turn')).toEqual(new Set([1, 2, 3]));
    expect(turnsOf('both')).toEqual(new Set([0, 1, 2, 3]));
  });
});

describe('M3 a face to begin with', () => {
  it.each<FaceType>(['text', 'digits', 'colours', 'directions', 'clock', 'symbols', 'melody'])(
    '%s has no settings',
    (type) => {
      expect(definitionFor(type).create('anything')).toEqual({ type });
    },
  );

  it.each<[FaceType, string, object]>([
    ['wheels', '12345678', { wheels: Array(8).fill({ type: 'digits' }) }],
    ['wheels', '123456789', { wheels: Array(4).fill({ type: 'digits' }) }],
    ['wheels', '7!', { wheels: Array(4).fill({ type: 'digits' }) }],
    ['wheels', '!7', { wheels: Array(4).fill({ type: 'digits' }) }],
    ['switches', '10'.repeat(8), { count: 16, columns: 4 }],
    ['switches', '10'.repeat(9), { count: 8, columns: 4 }],
    ['switches', '10 ', { count: 8, columns: 4 }],
    ['switches', 'x10', { count: 8, columns: 4 }],
    ['switches', '10', { count: 2, columns: 2 }],
    ['order', 'a b c d e f g h', { pieces: words(...'abcdefgh') }],
    ['order', 'a b c d e f g h i', { pieces: words('', '', '') }],
    ['order', 'one two', { pieces: words('', '', '') }],
    ['order', 'a  b   c', { pieces: words('a', 'b', 'c') }],
    ['order', `a b ${'x'.repeat(50)}`, { pieces: words('a', 'b', 'x'.repeat(40)) }],
  ])('%s fits "%s" where it can', (type, answer, settings) => {
    expect(definitionFor(type).create(answer)).toEqual({ type, ...settings });
  });

  it('keeps no letters of pieces where they would be a word', () => {
    const order: Face = { type: 'order', pieces: words('dawn', 'noon', 'dusk') };
    expect(keepAnswer(order, { type: 'text' }, 'a b c')).toBe('');
    expect(keepAnswer(order, order, 'c b a')).toBe('c b a');
    expect(keepAnswer({ type: 'text' }, { type: 'text' }, 'a b c')).toBe('a b c');
  });
});

describe('K4 counts of sequences', () => {
  it('hold those of each length', () => {
    expect([countSequences(10, 1), countSequences(10, 3), countSequences(2, 0)]).toEqual([10, 1110, 0]);
  });
});
