import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readIsolation } from '../isolation.ts';

/**
 * Folders whose tests use a server, the Admin SDK or processes. Without isolation they would disturb tests
 * that run after them.
 */
const FOLDERS = ['functions/src', 'tools', 'tests'];
/** Tests in these folders that only read files, and so need no isolation. */
const SHARED = /^tests\/(?:house|served)\//;

function testsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(folder, name));
}

describe('the isolation of tests', () => {
  const told = new Set(readIsolation().map(({ file }) => file));

  it('is told in the first line of each test of the functions and the tools, and of each that spans layers', () => {
    const needed = FOLDERS.flatMap(testsIn).filter((file) => !SHARED.test(file));
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((file) => !told.has(file))).toEqual([]);
  });

  // Journeys of one worker share a server, and which they are depends on the machine.
  it('gives each journey accounts of its own: no address stands in two files', () => {
    const journeys = readdirSync('tests/e2e', { encoding: 'utf8' }).filter((name) =>
      name.endsWith('.spec.ts'),
    );
    const files = new Map<string, Set<string>>();
    for (const file of journeys)
      for (const [address] of readFileSync(join('tests/e2e', file), 'utf8').matchAll(/[\w.]+@example\.com/g))
        files.set(address, (files.get(address) ?? new Set()).add(file));
    expect(files.size).toBeGreaterThan(15);
    const shared = [...files].filter(([, places]) => places.size > 1);
    expect(shared.map(([address, places]) => [address, ...places])).toEqual([]);
  });
});
