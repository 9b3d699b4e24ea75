import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ITEMS = fileURLToPath(new URL('../items', import.meta.url));

it('nothing but plaques looks as if it told a code: what shows digits says why, as in “// Digits: a dial has each of them.”', () => {
  const drawings = readdirSync(ITEMS, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, source: readFileSync(join(ITEMS, name), 'utf8') }));
  const withDigits = drawings.filter(({ source }) => source.includes('matter/digits'));
  expect(withDigits.length).toBeGreaterThan(5);
  const unsaid = withDigits.filter(({ source }) => !/^\/\/ Digits: .+\.$/m.test(source));
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});
