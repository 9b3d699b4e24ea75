import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findMissingTests, findNamedTests } from './findMissingTests.ts';
import { SPEC_ROWS } from './specRows.ts';

interface Row {
  id: string;
  statement: string;
  shownBy: string;
}

const [specified = '', beyond = ''] = readFileSync('docs/spec.md', 'utf8').split(
  '## Beyond the specification',
);

function readRows(text: string): Row[] {
  return text
    .split('\n')
    .filter((line) => /^\| [a-z0-9-]+ \|/.test(line) && !line.startsWith('| id |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, id = '', statement = '', shownBy = '']) => ({ id, statement, shownBy }));
}

/** Returns what is wrong with a row of the specification; null if nothing is. */
function findFault({ id, statement, shownBy }: Row): string | null {
  const kept = SPEC_ROWS[id];
  if (kept === undefined) return `the specification has no row "${id}"`;
  if (kept !== digest(statement)) return `"${id}" is reworded`;
  return findFaultOfProof(shownBy);
}

function findFaultOfProof(shownBy: string): string | null {
  if (shownBy === 'not yet') return null;
  if (findNamedTests(shownBy).length === 0) return `"${shownBy}" names no test`;
  const [missing] = findMissingTests(shownBy);
  return missing === undefined ? null : `there is no ${missing}`;
}

function digest(statement: string): string {
  return createHash('sha256').update(statement).digest('hex').slice(0, 8);
}

describe('the specification and its proof', () => {
  const rows = readRows(specified);
  const further = readRows(beyond);

  it('has every row once, and no others', () => {
    expect(rows.map(({ id }) => id)).toEqual(Object.keys(SPEC_ROWS));
  });

  it.each(rows)('$id is in its own words and names tests that exist', (row) => {
    expect(findFault(row)).toBeNull();
  });

  it.each(further)('$id goes beyond it, and names tests that exist', ({ id, shownBy }) => {
    expect(SPEC_ROWS).not.toHaveProperty(id);
    expect(findFaultOfProof(shownBy)).toBeNull();
  });

  it('would notice a row that nobody specified, other words, and a test that does not exist', () => {
    const [row] = rows;
    if (!row) throw new Error('There are no rows.');
    const shownBy = '`tests/house/spec.test.ts: no such ' + 'title`';
    expect(findFault({ ...row, id: 'does-fly' })).toContain('no row');
    expect(findFault({ ...row, statement: `${row.statement} Soon.` })).toContain('reworded');
    expect(findFault({ ...row, shownBy })).toContain('there is no');
    expect(findFault({ ...row, shownBy: '`tests/house/spec.test.ts: has every row`' })).toContain(
      'there is no',
    );
    expect(findFault({ ...row, shownBy: 'somewhere' })).toContain('names no test');
  });
});
