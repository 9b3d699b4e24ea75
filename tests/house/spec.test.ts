import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Row {
  id: string;
  shownBy: string;
}

function readRows(): Row[] {
  return readFileSync('docs/spec.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| [a-z0-9-]+ \|/.test(line) && !line.startsWith('| id |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', , shownBy = '']) => ({ id, shownBy }));
}

/** A cell holds "not yet" or tests as `` `file: name` ``; answers those that no file holds. */
function findMissingTests({ shownBy }: Row): string[] {
  if (shownBy === 'not yet') return [];
  const named = [...shownBy.matchAll(/`([^`]+?): ([^`]+)`/g)];
  if (named.length === 0) return [`"${shownBy}" names no test`];
  return named
    .filter(([, file = '', name = '']) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))
    .map(([whole]) => whole);
}

describe('the specification and its proof', () => {
  const rows = readRows();

  it('has every row once', () => {
    expect(rows.length).toBeGreaterThan(80);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
  });

  it.each(rows)('$id names tests that exist', (row) => {
    expect(findMissingTests(row)).toEqual([]);
  });

  it('would notice a test that does not exist', () => {
    expect(
      findMissingTests({ id: 'x', shownBy: '`tests/house/spec.test.ts: no such ' + 'name`' }),
    ).toHaveLength(1);
    expect(findMissingTests({ id: 'x', shownBy: 'somewhere' })).toHaveLength(1);
  });
});
