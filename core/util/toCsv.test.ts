import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from '../testing/numbers.ts';
import { LAST_CODE, textOfCodes } from '../testing/textOfCodes.ts';
import { toCsv } from './toCsv.ts';

it('quotes texts, leaves numbers, and lets no text begin a formula', () => {
  expect(
    toCsv([
      ['Name', 'Time'],
      ['Ada "A", Bo', 61.2],
      ['=HYPERLINK("x")', -3],
      ['+1', 0],
      ['two\nlines', 1],
    ]),
  ).toBe(
    '\ufeff"Name","Time"\r\n"Ada ""A"", Bo",61.2\r\n"\'=HYPERLINK(""x"")",-3\r\n"\'+1",0\r\n"two\nlines",1\r\n',
  );
});

it('takes a semicolon between cells where fractions have a comma', () => {
  expect(
    toCsv(
      [
        ['Name', 'Zeit'],
        ['Ada; Bo', 61.25],
      ],
      ',',
    ),
  ).toBe('\ufeff"Name";"Zeit"\r\n"Ada; Bo";61,25\r\n');
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00a0=1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
])('keeps %j from being reckoned with', (name) => {
  expect(toCsv([[name]])).toBe(`\ufeff"'${name}"\r\n`);
});

/** Parses CSV as in RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  const cells = /(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))(?=,|\r\n)/gy;
  let row: string[] = [];
  let last = 0;
  for (const match of text.matchAll(cells)) {
    if (match[0].startsWith('\r\n') && row.length > 0) {
      rows.push(row);
      row = [];
    }
    row.push((match[1] ?? match[2] ?? '').replaceAll('""', '"'));
    last = (match.index ?? 0) + match[0].length;
  }
  expect(text.slice(last)).toBe('\r\n');
  return [...rows, row];
}

it('can be read back unchanged, whatever the names', () => {
  const name = fc.array(fc.nat(LAST_CODE), { minLength: 1 }).map(textOfCodes);
  fc.assert(
    fc.property(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 5 }), (rows) => {
      const read = readCsv(toCsv(rows).slice(1));
      expect(
        read.map((row) => row.map((cell) => cell.replace(/^'(?=[\t\r\n]|\s*[=+\-@＝＋－＠])/, ''))),
      ).toEqual(rows);
      for (const cell of read.flat()) expect(cell).not.toMatch(/^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/);
    }),
    SEED,
  );
});
