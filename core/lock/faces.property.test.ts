import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Choices } from '../testing/choices.ts';
import { MOST, SEED } from '../testing/numbers.ts';
import { enterAnswer, FACE_TYPES, randomAnswer, randomFace } from '../testing/randomFace.ts';
import { parseWith } from '../util/parseWith.ts';
import { faceSchema } from './faceSchema.ts';
import { definitionOf } from './faces.ts';
import { FACE_LIMITS } from './limits.ts';
import { type AnswerLock, answersOf, comparedAnswer, isAnswer, readAnswer } from './lock.ts';
import type { Face, FaceType } from './model.ts';

const runs = { ...SEED, numRuns: 40 };
const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 40, maxLength: 60, size: 'max' });
const seeds = fc.string({ maxLength: 12 });

function lockOf(face: Face, unlockPassword: string): AnswerLock {
  return { face, unlockPassword, passwordMatch: 'folded', alsoAccepts: [] };
}

/** Returns a face with two different answers. */
function twoAnswers(type: FaceType, list: readonly number[]) {
  const choices = new Choices(list);
  const face = randomFace(type, choices);
  return { face, answer: randomAnswer(face, choices), other: randomAnswer(face, choices) };
}

function proveWith(type: FaceType, prove: (made: ReturnType<typeof twoAnswers>, seed: string) => void): void {
  fc.assert(
    fc.property(numbers, seeds, (list, seed) => {
      prove(twoAnswers(type, list), seed);
    }),
    runs,
  );
}

describe.each(FACE_TYPES)('the face %s', (type) => {
  it('K1 is stored and comes back as it was', () => {
    proveWith(type, ({ face }) => expect(parseWith(faceSchema, face)).toEqual({ ok: true, value: face }));
  });

  it('K1 takes each answer that was set on it, and no other', () => {
    proveWith(type, ({ face, answer, other }, seed) => {
      const lock = lockOf(face, answer);
      expect(answer.length).toBeLessThanOrEqual(FACE_LIMITS.answer);
      expect(definitionOf(face).check(face, answer)).toEqual({ ok: true, value: answer });
      expect(readAnswer(lock, enterAnswer(face, { answer, seed }), seed)).toBe(answer);
      expect(isAnswer(lock, answer)).toBe(true);
      expect(isAnswer(lock, other)).toBe(answer === other);
    });
  });

  it('K2 says each answer in its own words', () => {
    proveWith(type, ({ face, answer, other }) => {
      const { say } = definitionOf(face);
      expect(say(face, answer).length).toBeGreaterThan(0);
      if (answer !== other) expect(say(face, answer)).not.toEqual(say(face, other));
    });
  });

  it('K2 shows nothing of its answer', () => {
    proveWith(type, ({ face, answer, other }, seed) => {
      const { view, read } = definitionOf(face);
      const unknowing = { answer: '', seed };
      const shown = view(face, unknowing);
      const untouched = read(face, idsOf(shown), unknowing);
      const isSolved = (own: string) => type === 'order' && untouched.ok && untouched.value === own;
      // An order that would be solved from the start is dealt differently.
      for (const own of [answer, other]) {
        const dealt = view(face, { answer: own, seed });
        if (isSolved(own)) expect(dealt).not.toEqual(shown);
        else expect(dealt).toEqual(shown);
      }
    });
  });

  it('K2 lies as it lay after a reload, and is never solved at the start', () => {
    proveWith(type, ({ face, answer }, seed) => {
      const { view } = definitionOf(face);
      const shown = view(face, { answer, seed });
      expect(view(JSON.parse(JSON.stringify(face)), { answer, seed })).toEqual(shown);
      const left = idsOf(shown);
      if (left !== '')
        expect(isAnswer(lockOf(face, answer), readAnswer(lockOf(face, answer), left, seed))).toBe(false);
    });
  });

  it('K1 refuses everything that is no answer, of any length', () => {
    const strange = fc.oneof(
      fc.string({
        unit: fc.constantFrom('a', '1', ' ', '+', '0', '🦊', '\ud800', '\u0301', '٣', 'ﬁ'),
        maxLength: 40,
      }),
      fc.constantFrom(
        '',
        ' ',
        '\0',
        'x'.repeat(100_000),
        ' '.repeat(100_000),
        'a '.repeat(50_000),
        'p1 '.repeat(9),
      ),
      fc.constantFrom(
        '__proto__',
        'constructor',
        'a a a',
        'p1 p1 p1',
        'p0 p2 p3',
        '3:47',
        '13:00',
        '1e3',
        '+1',
        '-1',
      ),
    );
    fc.assert(
      fc.property(numbers, strange, (list, entered) => {
        const { face, answer } = twoAnswers(type, list);
        const { check } = definitionOf(face);
        const checked = check(face, entered);
        if (checked.ok)
          expect([checked.value, entered.length <= FACE_LIMITS.answer]).toEqual([entered, true]);
        const read = readAnswer(lockOf(face, answer), entered, 'seed');
        if (read !== '' && type !== 'jigsaw' && type !== 'text') expect(check(face, read).ok).toBe(true);
        expect(isAnswer(lockOf(face, ''), read)).toBe(false);
      }),
      { ...SEED, numRuns: 100 },
    );
  });

  it('K4 counts at least the answers there are', () => {
    proveWith(type, ({ face, answer }) => {
      const count = definitionOf(face).countAnswers(face, answer);
      expect(Number.isSafeInteger(count) && count >= 1).toBe(true);
    });
  });
});

/** Returns a view's pieces as the entry of a player who moves nothing; empty for a face without pieces. */
function idsOf(shown: unknown): string {
  const { pieces, tiles } = shown as { pieces?: { id: string }[]; tiles?: { id: string; turn: number }[] };
  if (tiles) return tiles.map(({ id, turn }) => (turn ? `${id}+${turn}` : id)).join(' ');
  return (pieces ?? []).map(({ id }) => id).join(' ');
}

describe('a lock', () => {
  const text = lockOf({ type: 'text' }, 'Orion');

  it('K7 P7 takes further answers, each compared like the first', () => {
    const lock = { ...text, alsoAccepts: ['Orion seven', ' '] };
    expect(['orion', 'ORION 7', 'orionseven', ''].map((answer) => isAnswer(lock, answer))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    const exact = { ...lock, passwordMatch: 'exact' } as const;
    expect(['Orion', 'orion', 'Orion seven', 'orion seven'].map((answer) => isAnswer(exact, answer))).toEqual(
      [true, false, true, false],
    );
    expect(answersOf(lock)).toEqual(['Orion', 'Orion seven']);
  });

  it('K1 K7 of another face than text takes no further answers, and folds none', () => {
    const pad = { ...lockOf({ type: 'digits' }, '10'), alsoAccepts: ['20'] };
    expect(['10', '20', '1 0', '１０'].map((answer) => isAnswer(pad, answer))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('P13 distinguishes two tries by the comparison of answers', () => {
    expect(comparedAnswer(text, ' ÓRION ')).toBe(comparedAnswer(text, 'orion'));
    expect(readAnswer(text, 'x'.repeat(1000), '')).toBe('');
    expect(isAnswer(text, readAnswer(text, ' O r i o n '.padEnd(200), ''))).toBe(true);
  });
});
