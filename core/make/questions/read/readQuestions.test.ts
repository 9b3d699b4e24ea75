import { describe, expect, it } from 'vitest';
import { readQuestions } from './readQuestions.ts';

function pairsOf(text: string): readonly (readonly string[])[] {
  return readQuestions(text).pairs.map(({ question, answer }) => [question, answer]);
}

describe('G4 readQuestions', () => {
  it.each([
    ['a spreadsheet', 'the key\tla clé\r\nthe window\tla fenêtre\r\n'],
    ['semicolons', 'the key; la clé\nthe window ;la fenêtre'],
    ['CSV with quotes', '"the key","la clé"\n"the window","la fenêtre"\n'],
    ['commas', 'the key,la clé\nthe window,la fenêtre'],
    ['typed lines', 'the key = la clé\n\n  the window=la fenêtre  '],
    ['numbered lines', '1. the key = la clé\n2. the window = la fenêtre'],
    ['a column of numbers', '1\tthe key\tla clé\n2\tthe window\tla fenêtre'],
    ['a heading', 'Question;Answer\nthe key;la clé\nthe window;la fenêtre'],
    ['a German heading', '\uFEFFFrage\tLösung\nthe key\tla clé\nthe window\tla fenêtre'],
  ])('reads %s', (_, text) => {
    expect(pairsOf(text)).toEqual([
      ['the key', 'la clé'],
      ['the window', 'la fenêtre'],
    ]);
  });

  it('keeps separators, quotes and line ends within quotes', () => {
    expect(pairsOf('"red; ""dark"""; rouge\n"two\nlines";deux\n"now" he said;"so"')).toEqual([
      ['red; "dark"', 'rouge'],
      ['two\nlines', 'deux'],
      ['"now" he said', 'so'],
    ]);
  });

  it('splits an equation at its last "=", and a typed question after its mark', () => {
    expect(pairsOf('x + 2 = 7, x = 5\n12 × 12 = 144')).toEqual([
      ['x + 2 = 7, x', '5'],
      ['12 × 12', '144'],
    ]);
    expect(pairsOf('What is H2O? water\nAnd NaCl? salt')).toEqual([
      ['What is H2O?', 'water'],
      ['And NaCl?', 'salt'],
    ]);
  });

  it('keeps lines without an answer, so that they can be named', () => {
    expect(pairsOf('the key\tla clé\nthe window\n\tla cave')).toEqual([
      ['the key', 'la clé'],
      ['the window', ''],
      ['', 'la cave'],
    ]);
  });

  it('takes a heading only for what it is', () => {
    expect(readQuestions('Question\tAnswer\na\tb').hasHeader).toBe(true);
    expect(readQuestions('the question\tla question\nthe answer\tla réponse').hasHeader).toBe(false);
  });

  it('reads only the beginning of a text without end', () => {
    const { pairs, isCut } = readQuestions('a\tb\n'.repeat(1_000_000));
    expect(isCut).toBe(true);
    expect(pairs.length).toBeLessThanOrEqual(500);
    expect(readQuestions('"'.repeat(100_000)).isCut).toBe(true);
  });
});
