/** What spreadsheets take for a formula, after blanks and in full width, too: a name must not run in a creator's program. */
const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** Rows as a CSV file (RFC 4180) that spreadsheets read: with a mark of its encoding, every text quoted, no formulas. */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => row.map(toCell).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}
