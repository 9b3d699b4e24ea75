import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Longest line of a drawing, since nobody can review an outline hundreds of characters long. */
const LONGEST_LINE = 140;
const FOLDERS = ['ink', 'matter', 'kits', 'items', 'backgrounds'];

function sourcesOf(folder: string): string[] {
  const entries = readdirSync(join('art', folder), { recursive: true, encoding: 'utf8' });
  return entries.filter((name) => name.endsWith('.ts')).map((name) => join('art', folder, name));
}

it('no line of a drawing is too long to be read', () => {
  const sources = FOLDERS.flatMap(sourcesOf);
  expect(sources.length).toBeGreaterThan(200);
  const tooLong = sources.flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => (line.length > LONGEST_LINE ? `${path}:${index + 1}` : [])),
  );
  expect(tooLong).toEqual([]);
});
