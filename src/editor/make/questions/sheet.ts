import * as v from 'valibot';
import { THEMES } from '../../../../core/make/furnish/themes/themes.ts';
import { QUESTION_LIMITS } from '../../../../core/make/questions/limits.ts';
import {
  QUESTION_ORDERS,
  type QuestionOptions,
  type QuestionPair,
} from '../../../../core/make/questions/model.ts';
import { questionsSchema } from '../../../../core/make/questions/questionSchema.ts';
import { readQuestions } from '../../../../core/make/questions/read/readQuestions.ts';
import { LEVELS } from '../../../../core/make/wish/model.ts';
import { MADE_LANGUAGES } from '../../../../core/make/words/language.ts';
import { newId } from '../../../shared/store/newId.ts';

/** A line of the table; its key stays when it moves. */
export interface Row extends QuestionPair {
  key: string;
}

/** What was entered: the lines, the last of which is always empty, and what the room is to be like. */
export interface Sheet {
  rows: readonly Row[];
  options: QuestionOptions;
}

export type Cell = 'question' | 'answer';

/** More lines than a room takes are kept, so that the creator can choose among them. */
const MOST_ROWS = 3 * QUESTION_LIMITS.pairs.max;

const USUAL = { theme: 'school', order: 'fixed', minutes: null, level: 2, isExact: false } as const;

export function emptySheet(language: QuestionOptions['language']): Sheet {
  return { rows: emptyRows(), options: { ...USUAL, language } };
}

export function emptyRows(): readonly Row[] {
  return [emptyRow()];
}

function emptyRow(): Row {
  return { key: newId(), question: '', answer: '' };
}

export function isBlank({ question, answer }: QuestionPair): boolean {
  return question.trim() === '' && answer.trim() === '';
}

/** The lines with anything in them, as the maker takes them. */
export function pairsIn(rows: readonly Row[]): readonly QuestionPair[] {
  return rows.filter((row) => !isBlank(row)).map(({ key: _, ...pair }) => pair);
}

/** Changes a line; another answer gets the lock that suits it best again. */
export function withRow(rows: readonly Row[], key: string, change: Partial<QuestionPair>): readonly Row[] {
  return inOrder(
    rows.map((row) => {
      if (row.key !== key) return row;
      const { face: _, ...plain } = row;
      return { ...(change.answer === undefined ? row : plain), ...change };
    }),
  );
}

export function withoutRow(rows: readonly Row[], key: string): readonly Row[] {
  return inOrder(rows.filter((row) => row.key !== key));
}

/** Moves a line past its neighbour. */
export function withMoved(rows: readonly Row[], key: string, by: 1 | -1): readonly Row[] {
  const at = rows.findIndex((row) => row.key === key);
  const row = rows[at];
  const filled = rows.filter((each) => !isBlank(each)).length;
  const to = at + by;
  if (!row || to < 0 || to >= Math.max(filled, 1)) return rows;
  return inOrder(rows.toSpliced(at, 1).toSpliced(to, 0, row));
}

/** Returns whether a text is more than one cell, so that pasting it fills several. */
export function isTable(text: string): boolean {
  return /[\t\n]/.test(text.trim());
}

/** Fills lines from a cell on with a pasted table, over what was there, as spreadsheets do. */
export function withPasted(
  rows: readonly Row[],
  text: string,
  { key, cell }: { key: string; cell: Cell },
): { rows: readonly Row[]; isCut: boolean } {
  const { pairs, isCut } = readQuestions(text);
  const at = Math.max(
    0,
    rows.findIndex((row) => row.key === key),
  );
  // A single column fills the one in which it is pasted.
  const isColumn = pairs.every(({ answer }) => answer === '');
  const filled = pairs.map((pair, place): Row => {
    const old = rows[at + place] ?? emptyRow();
    if (!isColumn) return { key: old.key, ...pair };
    return { key: old.key, question: old.question, answer: old.answer, [cell]: pair.question };
  });
  return { rows: inOrder(rows.toSpliced(at, filled.length, ...filled)), isCut };
}

/** One empty line at the end to go on typing. */
function inOrder(rows: readonly Row[]): readonly Row[] {
  const last = rows.findLastIndex((row) => !isBlank(row));
  const kept = rows.slice(0, Math.min(last + 1, MOST_ROWS));
  return [...kept, rows[last + 1] ?? emptyRow()];
}

const sheetSchema = v.object({
  pairs: questionsSchema,
  options: v.object({
    theme: v.picklist(THEMES.map(({ id }) => id)),
    order: v.picklist(QUESTION_ORDERS),
    minutes: v.nullable(v.number()),
    // Sheets that were kept before these could be chosen lack them.
    level: v.optional(v.picklist(LEVELS), USUAL.level),
    isExact: v.optional(v.boolean(), USUAL.isExact),
    language: v.picklist(MADE_LANGUAGES),
  }),
});

/** What is stored of a sheet in this browser. */
export function toStored({ rows, options }: Sheet): Readonly<Record<string, unknown>> {
  return { pairs: pairsIn(rows), options };
}

/** Reads a stored sheet; null if there is none, or none that can be read. */
export function fromStored(stored: unknown): Sheet | null {
  const { success, output } = v.safeParse(sheetSchema, stored);
  if (!success) return null;
  return { rows: inOrder(output.pairs.map((pair) => ({ ...pair, key: newId() }))), options: output.options };
}
