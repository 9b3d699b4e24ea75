import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { definitionOf } from '../../lock/faces.ts';
import type { AnswerLock } from '../../lock/lock.ts';
import type { Face } from '../../lock/model.ts';
import { Choices } from '../../testing/choices.ts';
import { MOST, SEED } from '../../testing/numbers.ts';
import { FACE_TYPES, randomAnswer, randomFace } from '../../testing/randomFace.ts';
import { AnswerSearch } from './AnswerSearch.ts';

function tells(text: string, face: Face, unlockPassword: string, more: Partial<AnswerLock> = {}): boolean {
  const lock: AnswerLock = { face, unlockPassword, passwordMatch: 'folded', alsoAccepts: [], ...more };
  return new AnswerSearch([['chest', lock]]).toldBy(text).includes('chest');
}

const colours: Face = { type: 'colours' };
const directions: Face = { type: 'directions' };
const melody: Face = { type: 'melody' };
const clock: Face = { type: 'clock' };
const switches: Face = { type: 'switches', count: 3, columns: 3 };
const pattern: Face = { type: 'pattern', grid: '3x3' };
const letters: Face = { type: 'wheels', wheels: Array(5).fill({ type: 'letters' }) };
const digits: Face = { type: 'wheels', wheels: Array(4).fill({ type: 'digits' }) };
const mixed: Face = {
  type: 'wheels',
  wheels: [{ type: 'digits' }, { type: 'signs', signs: ['star', 'red'] }],
};

describe('S6 K3 a text tells the answer', () => {
  it.each<[string, Face, string]>([
    ['The stones: :red::blue:.', colours, 'red blue'],
    ['The stones: :red:  :blue:', colours, 'red blue'],
    ['a:red::blue:b', colours, 'red blue'],
    ['Red, then: RED BLUE red!', colours, 'red blue red'],
    ['first :up: :up-left:', directions, 'up up-left'],
    ['go up up-left down', directions, 'up up-left down'],
    [':mi::mi::high-do:', melody, 'mi mi high-do'],
    ['It stopped at :clock-3-45:.', clock, '3:45'],
    ['It stopped at 3:45.', clock, '3:45'],
    ['It stopped at 03:45.', clock, '3:45'],
    ['It stopped at 15:45.', clock, '3:45'],
    ['ten past midnight, 00:10', clock, '12:10'],
    [':on::off::on:', switches, '1 0 1'.replaceAll(' ', '')],
    ['the pins 1 2 5 7', pattern, '1 2 5 7'],
    [':right::down::down-left:', pattern, '1 2 5 7'],
    ['4719', digits, '4 7 1 9'],
    ['4 7 1 9', digits, '4 7 1 9'],
    ['Call Orion.', letters, 'O R I O N'],
    ['O r i o n', letters, 'O R I O N'],
    ['7:star:', mixed, '7 star'],
    ['say :up: plainly: \\:up:', { type: 'text' }, ':up:'],
    ['say \\:up:', { type: 'text' }, ':up:'],
  ])('"%s" for %o with %s', (text, face, answer) => {
    expect(tells(text, face, answer)).toBe(true);
  });

  it.each<[string, Face, string]>([
    [':blue::red:', colours, 'red blue'],
    [':red: and :blue:', colours, 'red blue'],
    [':green::red::blue:', colours, 'red blue'],
    [':red::blue::green:', colours, 'red blue'],
    ['\\:red::blue:', colours, 'red blue'],
    ['a red blue door', colours, 'red blue'],
    ['up up-leftish down', directions, 'up up-left down'],
    ['at 13:45', clock, '3:45'],
    ['at 3:455', clock, '3:45'],
    ['101', switches, '101'],
    ['14719', digits, '4 7 1 9'],
    [':right::down::down-left:', pattern, '1 2 5 9'],
    ['7 star', mixed, '7 star'],
    ['say :up:', { type: 'text' }, ':up:'],
    ['3:47', clock, '3:47'],
  ])('but not "%s" for %o with %s', (text, face, answer) => {
    expect(tells(text, face, answer)).toBe(false);
  });

  it('by any accepted answer (K7), compared as the lock compares', () => {
    const alsoAccepts = ['Orion seven'];
    expect(tells('it is orionseven', { type: 'text' }, 'Orion', { alsoAccepts })).toBe(true);
    const exact = { alsoAccepts, passwordMatch: 'exact' } as const;
    expect(tells('it is Orion seven', { type: 'text' }, 'Vega', exact)).toBe(true);
    expect(tells('it is orion seven', { type: 'text' }, 'Vega', exact)).toBe(false);
    expect(tells('say \\:up:', { type: 'text' }, ':up:', { passwordMatch: 'exact' })).toBe(true);
  });

  it('of every kind, by each clue of its face', () => {
    const numbers = fc.array(fc.noBias(fc.nat(MOST)), { minLength: 40, maxLength: 60, size: 'max' });
    fc.assert(
      fc.property(numbers, fc.constantFrom(...FACE_TYPES), (list, type) => {
        const choices = new Choices(list);
        const face = randomFace(type, choices);
        const answer = randomAnswer(face, choices);
        const { clues, needsClue } = definitionOf(face);
        const told = clues(face, answer);
        expect(told.length > 0).toBe(needsClue);
        for (const clue of told) expect([clue, tells(`It is ${clue}!`, face, answer)]).toEqual([clue, true]);
      }),
      { ...SEED, numRuns: 200 },
    );
  });
});

describe('S6 A1 a text tells the answer in both of its forms', () => {
  it.each([
    ['Es steht auf dem Schlüssel', 'Schluessel'],
    ['Es steht auf dem Schluessel', 'Schlüssel'],
    ['Es steht auf dem Schlüssel', 'schlussel'],
    ['Es war in Łódź.', 'Lodz'],
    ['Say „friend“!', '"friend"'],
    ['It says: don’t', "DON'T"],
    ['The code is 4\u200b711', '\u202d4711\u202c'],
    ['Der Code ist ٤٧١١', '4711'],
    ['هذا مُفْتَاح', 'مفتاح'],
  ])('"%s" for %s', (text, answer) => {
    expect(tells(text, { type: 'text' }, answer)).toBe(true);
  });

  it('but in no other form', () => {
    expect(tells('blu', { type: 'text' }, 'blue')).toBe(false);
    expect(tells('Schlussel', { type: 'text' }, 'Schluessel')).toBe(false);
    expect(tells('x\u200b', { type: 'text' }, '\u200b')).toBe(false);
    const exact = { passwordMatch: 'exact' } as const;
    expect(tells('Lan\u00adtern', { type: 'text' }, 'Lantern', exact)).toBe(true);
    expect(tells('lantern', { type: 'text' }, 'Lantern', exact)).toBe(false);
  });
});
