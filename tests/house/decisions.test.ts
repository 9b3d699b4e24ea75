import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = 'docs/decisions';
const files = readdirSync(FOLDER).sort();

/** Returns the numbers with which the names have to begin: from 1 up to their count. */
function expectedNumbers(names: readonly string[]): string[] {
  return names.map((_, index) => String(index + 1).padStart(4, '0'));
}

function numbersOf(names: readonly string[]): string[] {
  return names.map((name) => /^(\d{4})-[a-z0-9-]+\.md$/.exec(name)?.[1] ?? name);
}

describe('the decisions', () => {
  it('are numbered from 1, each number once and without a gap', () => {
    expect(numbersOf(files)).toEqual(expectedNumbers(files));
  });

  it.each(files)('%s has its number in its heading', (name) => {
    const [heading] = readFileSync(join(FOLDER, name), 'utf8').split('\n');
    expect(heading).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
  });

  it('would notice a number that is used twice, and one that is left out', () => {
    for (const wrong of [
      ['0001-one.md', '0001-two.md'],
      ['0001-one.md', '0003-three.md'],
    ])
      expect(numbersOf(wrong)).not.toEqual(expectedNumbers(wrong));
  });
});
