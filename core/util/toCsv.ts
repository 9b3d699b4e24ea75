/**
 * Matches what spreadsheets take for a formula, also after blanks and in full width: a name must not run code
 * in a creator's spreadsheet.
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/**
 * Serializes rows as a CSV file (RFC 4180) for spreadsheets: with a byte order mark, quoted texts and no
 * formulas. If fractions use a comma, cells are separated by semicolons, as spreadsheets of such languages
 * expect.
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
