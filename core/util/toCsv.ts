/** What spreadsheets take for a formula, after blanks and in full width, too: a name must not run in a creator's program. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Rows as a CSV file (RFC 4180) that spreadsheets read: with a mark of its encoding, every text quoted, no formulas. Where fractions are
 * written with a comma, spreadsheets take a semicolon between cells: else a row would be one cell, and 1.250 more than a thousand.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[], fractions: '.' | ',' = '.'): string {
  const between = fractions === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => toCell(cell, fractions)).join(between));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function toCell(value: string | number, fractions: string): string {
  if (typeof value === 'number') return String(value).replace('.', fractions);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
