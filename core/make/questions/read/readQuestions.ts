import { QUESTION_LIMITS } from '../limits.ts';
import type { QuestionPair } from '../model.ts';
import { isHeader } from './isHeader.ts';
import { type Separator, splitRows } from './splitRows.ts';

/** A pasted text, read as a list of questions. */
export interface ReadQuestions {
  pairs: readonly QuestionPair[];
  /** Whether its first line was taken for a heading. */
  hasHeader: boolean;
  /** Whether the text was too long to be read as a whole; only its beginning was. */
  isCut: boolean;
}

/**
 * Reads questions and answers from a text: a spreadsheet's clipboard, CSV, or lines with a semicolon or "="
 * between the two (G4). Lines without an answer are kept, so that they can be named.
 */
export function readQuestions(pasted: string): ReadQuestions {
  const isCut = pasted.length > QUESTION_LIMITS.pasted;
  const text = pasted
    .slice(0, QUESTION_LIMITS.pasted)
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n');
  const rows = withoutNumbers(rowsOf(text)).filter((row) => row.some((cell) => cell !== ''));
  const hasHeader = rows.length > 1 && isHeader(rows[0] ?? []);
  const pairs = rows.slice(hasHeader ? 1 : 0).map(([question = '', answer = '']) => ({ question, answer }));
  return { pairs, hasHeader, isCut };
}

function rowsOf(text: string): readonly (readonly string[])[] {
  const separator = separatorOf(text);
  if (separator === '=' || separator === null) return linesOf(text).map((line) => splitLine(line.trim()));
  return splitRows(text, separator, QUESTION_LIMITS.rows);
}

function linesOf(text: string): readonly string[] {
  return text.split('\n', QUESTION_LIMITS.rows).filter((line) => line.trim() !== '');
}

/** Returns the separator that stands in most lines; null if none does. */
function separatorOf(text: string): Separator | null {
  const lines = linesOf(text);
  const stands = (separator: Separator) => lines.filter((line) => line.includes(separator)).length;
  if (stands('\t') * 2 >= lines.length && text.includes('\t')) return '\t';
  if (stands(';') * 2 >= lines.length && text.includes(';')) return ';';
  if (stands('=') * 2 >= lines.length && text.includes('=')) return '=';
  // A comma stands in many sentences, so it parts cells only if every line has it, or quotes show that it is CSV.
  const isCsv = lines.every((line) => line.split(',').length === 2) || /^"|,"/m.test(text);
  return isCsv && text.includes(',') ? ',' : null;
}

/** Splits a typed line at its last "=", so that a question may be an equation; else after its question mark. */
function splitLine(line: string): readonly string[] {
  const equals = line.lastIndexOf('=');
  if (equals >= 0) return [line.slice(0, equals).trim(), line.slice(equals + 1).trim()];
  const mark = line.search(/[?？]/u);
  const answer = mark < 0 ? '' : line.slice(mark + 1).trim();
  return answer === '' ? [line, ''] : [line.slice(0, mark + 1), answer];
}

/** Takes away a first column or a beginning of lines that only counts them: "1.", "2)". */
function withoutNumbers(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const numbers = rows.map(([first = '']) => /^(\d{1,3})\s*[.):]?$/.exec(first)?.[1]);
  const counted = rows.length > 1 && rows.every((row) => row.length > 2);
  if (counted && isCounting(numbers)) return rows.map((row) => row.slice(1));
  const begun = rows.map(([first = '']) => /^(\d{1,3})[.)]\s+(?=\S)/.exec(first));
  if (!isCounting(begun.map((found) => found?.[1]))) return rows;
  return rows.map(([first = '', ...others], place) => [
    first.slice(begun[place]?.[0].length ?? 0),
    ...others,
  ]);
}

/** Returns whether the numbers are 1, 2, 3 …; a heading before them may have none. */
function isCounting(numbers: readonly (string | undefined)[]): boolean {
  const counted = numbers[0] === undefined ? numbers.slice(1) : numbers;
  return counted.length > 1 && counted.every((number, place) => Number(number) === place + 1);
}
