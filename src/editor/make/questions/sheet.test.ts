import { describe, expect, it } from 'vitest';
import {
  emptySheet,
  fromStored,
  isTable,
  pairsIn,
  type Row,
  toStored,
  withMoved,
  withoutRow,
  withPasted,
  withRow,
} from './sheet.ts';

const none = emptySheet('en').rows;
const keyOf = (rows: readonly Row[], at: number) => rows[at]?.key ?? '';
const cells = (rows: readonly Row[]) => rows.map(({ question, answer }) => `${question}=${answer}`);
const pasted = (text: string, rows = none, at = 0, cell: 'question' | 'answer' = 'question') =>
  withPasted(rows, text, { key: keyOf(rows, at), cell }).rows;

const two = pasted('a\t1\nb\t2');

describe('G4 the table of questions', () => {
  it('always has an empty line at its end', () => {
    expect(cells(none)).toEqual(['=']);
    expect(cells(two)).toEqual(['a=1', 'b=2', '=']);
    expect(cells(withRow(two, keyOf(two, 2), { question: 'c' }))).toEqual(['a=1', 'b=2', 'c=', '=']);
    expect(cells(withoutRow(two, keyOf(two, 1)))).toEqual(['a=1', '=']);
  });

  it('is filled from the cell in which a table is pasted, over what was there', () => {
    expect(cells(pasted('c\t3\nd\t4', two, 1))).toEqual(['a=1', 'c=3', 'd=4', '=']);
    expect(cells(pasted('c\nd', two, 1))).toEqual(['a=1', 'c=2', 'd=', '=']);
    expect(cells(pasted('3\n4', two, 0, 'answer'))).toEqual(['a=3', 'b=4', '=']);
    expect([isTable('a = b'), isTable('a\tb'), isTable('a\nb'), isTable('word\n')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('keeps sixty lines of a list that is far too long', () => {
    expect(pairsIn(pasted('a\tb\n'.repeat(400)))).toHaveLength(60);
  });

  it('moves lines among those that are filled', () => {
    const moved = withMoved(two, keyOf(two, 0), 1);
    expect(cells(moved)).toEqual(['b=2', 'a=1', '=']);
    expect(moved[1]?.key).toBe(two[0]?.key);
    expect(withMoved(two, keyOf(two, 0), -1)).toBe(two);
    expect(withMoved(two, keyOf(two, 1), 1)).toBe(two);
  });

  it('forgets the chosen lock with the answer that it held', () => {
    const chosen = withRow(two, keyOf(two, 0), { face: 'wheels' });
    expect(pairsIn(chosen)[0]).toEqual({ question: 'a', answer: '1', face: 'wheels' });
    expect(pairsIn(withRow(chosen, keyOf(two, 0), { question: 'c' }))[0]?.face).toBe('wheels');
    expect(pairsIn(withRow(chosen, keyOf(two, 0), { answer: '12' }))[0]).toEqual({
      question: 'a',
      answer: '12',
    });
  });

  it('is read back as it was stored, and nothing else is', () => {
    const sheet = { ...emptySheet('de'), rows: two };
    const read = fromStored(JSON.parse(JSON.stringify(toStored(sheet))));
    expect(read?.options).toEqual(sheet.options);
    expect(pairsIn(read?.rows ?? [])).toEqual(pairsIn(two));
    expect(cells(read?.rows ?? [])).toEqual(cells(two));
    for (const wrong of [undefined, {}, { pairs: [{}], options: sheet.options }])
      expect(fromStored(wrong)).toBeNull();
  });
});
