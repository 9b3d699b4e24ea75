import { describe, expect, it } from 'vitest';
import { facePictures, mapFacePictures } from './facePictures.ts';
import { definitionOf } from './faces.ts';
import { FACE_LIMITS } from './limits.ts';
import { type AnswerLock, answersOf, comparedAnswer, isAnswer, readAnswer } from './lock.ts';
import { type Face, TEXT_FACE } from './model.ts';

function lockOf(face: Face, unlockPassword: string, more: Partial<AnswerLock> = {}): AnswerLock {
  return { face, unlockPassword, passwordMatch: 'folded', alsoAccepts: [], ...more };
}

const order: Face = {
  type: 'order',
  pieces: ['dawn', 'noon', 'dusk'].map((text) => ({ type: 'word', text })),
};

describe('K7 the answers of a lock', () => {
  it('are the creator’s first and further ones on a text lock, without those that fold to nothing', () => {
    expect(answersOf(lockOf(TEXT_FACE, 'Orion', { alsoAccepts: ['Orion seven', ' \u0301'] }))).toEqual([
      'Orion',
      'Orion seven',
    ]);
    expect(answersOf(lockOf(TEXT_FACE, ' '))).toEqual([]);
  });

  it('are exactly one on any other face', () => {
    expect(answersOf(lockOf({ type: 'digits' }, '10', { alsoAccepts: ['20'] }))).toEqual(['10']);
  });

  it('each open it, and nothing opens a lock without an answer', () => {
    const lock = lockOf(TEXT_FACE, 'Orion', { alsoAccepts: ['The hunter'] });
    expect(['ORION', 'thehunter', 'hunter'].map((answer) => isAnswer(lock, answer))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isAnswer(lockOf(TEXT_FACE, ' '), '')).toBe(false);
  });
});

describe('K2 an entry is read', () => {
  it('unchanged where nothing is dealt', () => {
    expect(readAnswer(lockOf({ type: 'digits' }, '10'), '77', 'a play')).toBe('77');
    expect(readAnswer(lockOf({ type: 'colours' }, 'red'), 'blue red', 'a play')).toBe('blue red');
  });

  it('as no answer where the face could not have sent it', () => {
    expect(readAnswer(lockOf({ type: 'digits' }, '10'), 'ten', 'a play')).toBe('');
    expect(readAnswer(lockOf(order, 'a b c'), 'p1 p2', 'a play')).toBe('');
    expect(readAnswer(lockOf(order, 'a b c'), 'p1 p2 p33', 'a play')).toBe('');
  });

  it('with the pieces put back to their letters, as this play has dealt them', () => {
    const lock = lockOf(order, 'b c a');
    const view = definitionOf(order).view(order, { answer: lock.unlockPassword, seed: 'a play' });
    const pieces = 'pieces' in view ? view.pieces : [];
    const nameOf = (word: string) => pieces.find((piece) => 'text' in piece && piece.text === word)?.id;
    const entered = ['noon', 'dusk', 'dawn'].map(nameOf).join(' ');
    expect(readAnswer(lock, entered, 'a play')).toBe('b c a');
    expect(isAnswer(lock, readAnswer(lock, entered, 'a play'))).toBe(true);
  });
});

describe('P13 two tries', () => {
  it('count as one on a text lock if they fold alike, unless the lock is exact', () => {
    const lock = lockOf(TEXT_FACE, 'Orion');
    expect(comparedAnswer(lock, ' ÓRION ')).toBe(comparedAnswer(lock, 'orion'));
    const exact: AnswerLock = { ...lock, passwordMatch: 'exact' };
    expect(comparedAnswer(exact, 'Orion')).not.toBe(comparedAnswer(exact, 'orion'));
  });

  it.each<Face>([{ type: 'digits' }, { type: 'colours' }, order])(
    'by $type are told apart, letter by letter',
    (face) => {
      const lock = lockOf(face, 'a');
      expect(comparedAnswer(lock, 'a b')).toBe('a b');
      expect(comparedAnswer(lock, 'b a')).toBe('b a');
    },
  );

  it.each<[Face, boolean]>([
    [TEXT_FACE, true],
    [{ type: 'digits' }, true],
    [{ type: 'colours' }, true],
    [order, true],
    [{ type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'swap' }, false],
  ])('by %o are counted: %s', (face, counts) => {
    expect(definitionOf(face).countsTries).toBe(counts);
  });
});

describe('K2 a face of signs', () => {
  it('shows only its kind, whatever its answer', () => {
    for (const type of ['digits', 'colours', 'melody', 'clock'] as const)
      expect(definitionOf({ type }).view({ type }, { answer: 'x', seed: '' })).toEqual({ type });
  });
});

describe('K1 an answer', () => {
  const colours = (count: number) => Array(count).fill('red').join(' ');
  const check = (face: Face, answer: string) => definitionOf(face).check(face, answer);
  const symbols: Face = { type: 'symbols' };

  it('may have as many signs as the face takes, and no more', () => {
    expect(check({ type: 'colours' }, colours(FACE_LIMITS.colours.max)).ok).toBe(true);
    expect(check({ type: 'colours' }, colours(FACE_LIMITS.colours.max + 1)).ok).toBe(false);
  });

  it('is refused as too long, even where its last part was cut off', () => {
    const long = `star ${'x'.repeat(FACE_LIMITS.answer)}`;
    expect(check(symbols, long)).toEqual({ ok: false, refusal: { type: 'tooLong', most: 8 } });
  });

  it('is checked to its end when it has the maximum length', () => {
    const long = `star ${'x'.repeat(FACE_LIMITS.answer - 5)}`;
    expect(check(symbols, long)).toEqual({ ok: false, refusal: { type: 'unknown', place: 2 } });
  });

  it('names the second position of a repeated part', () => {
    expect(check({ type: 'pattern', grid: '3x3' }, '5 5')).toEqual({
      ok: false,
      refusal: { type: 'repeated', place: 2 },
    });
  });
});

describe('R11 the pictures of a face', () => {
  const puzzle: Face = { type: 'jigsaw', uri: 'lake', columns: 3, rows: 2, moves: 'swap' };

  it('are listed, and can be replaced', () => {
    expect(facePictures(puzzle)).toEqual(['lake']);
    expect(facePictures(mapFacePictures(puzzle, (uri) => `own/${uri}`))).toEqual(['own/lake']);
    expect(facePictures(TEXT_FACE)).toEqual([]);
    expect(mapFacePictures(TEXT_FACE, () => 'other')).toEqual(TEXT_FACE);
  });
});
