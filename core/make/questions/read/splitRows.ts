/** The characters that part a question from its answer. */
export type Separator = '\t' | ';' | ',' | '=';

const QUOTE = '"';

/**
 * Splits a text into rows of cells as spreadsheets write them: a cell in quotes may hold separators, line ends
 * and doubled quotes. A quote within a cell is an ordinary character.
 */
export function splitRows(text: string, separator: Separator, most: number): readonly (readonly string[])[] {
  const rows: string[][] = [];
  let at = 0;
  while (at < text.length && rows.length < most) {
    const cells: string[] = [];
    let isRowOpen = true;
    while (isRowOpen) {
      const { cell, end } = readCell(text, at, separator);
      cells.push(cell.trim());
      at = end + 1;
      isRowOpen = text[end] === separator;
    }
    rows.push(cells);
  }
  return rows;
}

/** Reads one cell; `end` is the place of the separator or line end after it. */
function readCell(text: string, start: number, separator: Separator): { cell: string; end: number } {
  const quoted = text[start] === QUOTE ? readQuoted(text, start, separator) : null;
  if (quoted) return quoted;
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== '\n') end++;
  return { cell: text.slice(start, end), end };
}

/** Null if the quotes are not closed right before a separator or line end: then they belong to the words. */
function readQuoted(text: string, start: number, separator: Separator): { cell: string; end: number } | null {
  let cell = '';
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== QUOTE) {
      cell += text[at];
      continue;
    }
    if (text[at + 1] === QUOTE) {
      cell += QUOTE;
      at++;
      continue;
    }
    const rest = text.slice(at + 1).search(/[^ ]/);
    const end = rest < 0 ? text.length : at + 1 + rest;
    return end === text.length || text[end] === separator || text[end] === '\n' ? { cell, end } : null;
  }
  return null;
}
