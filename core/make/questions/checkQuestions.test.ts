import { describe, expect, it } from 'vitest';
import { checkQuestions } from './checkQuestions.ts';
import { parseQuestions } from './questionSchema.ts';

const sound = { question: 'the key', answer: 'la clé' };

function faultOf(question: string, answer: string): string | undefined {
  return checkQuestions([sound, { question, answer }]).lines.get(1)?.type;
}

describe('G4 a line that cannot become a lock is named', () => {
  it.each([
    ['', 'la cave', 'noQuestion'],
    ['the cellar', ' ', 'noAnswer'],
    ['the cellar', ' / | ', 'noAnswer'],
    ['q'.repeat(301), 'la cave', 'questionTooLong'],
    ['the cellar', 'a'.repeat(61), 'answerTooLong'],
    ['The  key', 'la cave', 'sameQuestion'],
    ['the clef', 'La Cle', 'sameAnswer'],
    ['the keyhole', 'la serrure / la clé', 'sameAnswer'],
    ['What is the capital of Mexico City?', 'Mexico City', 'tellsAnswer'],
    ['la CAVE', 'la cave', 'tellsAnswer'],
    ['7 × 1', '7', undefined],
    ['the caves', 'cave', undefined],
    ['the cellar', 'la cave', undefined],
  ])('%s = %s: %s', (question, answer, type) => {
    expect(faultOf(question, answer)).toBe(type);
  });

  it('says which line is the same', () => {
    expect(checkQuestions([sound, sound]).lines.get(1)).toEqual({ type: 'sameQuestion', line: 0 });
  });

  it('wants 2 to 20 of them', () => {
    const pairs = (count: number) =>
      Array.from({ length: count }, (_, place) => ({ question: `q${place}`, answer: `a${place}` }));
    expect(checkQuestions(pairs(1)).list).toEqual({ type: 'tooFew', least: 2 });
    expect(checkQuestions(pairs(2)).list).toBeNull();
    expect(checkQuestions(pairs(20)).list).toBeNull();
    expect(checkQuestions(pairs(21)).list).toEqual({ type: 'tooMany', most: 20, count: 21 });
  });

  it('R1 reads only lists of questions', () => {
    expect(parseQuestions([sound]).ok).toBe(true);
    expect(parseQuestions([{ question: 'a' }])).toMatchObject({ ok: false });
    expect(parseQuestions([{ ...sound, face: 'jigsaw' }])).toMatchObject({ ok: false });
  });
});
