import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findMissingTests, findNamedTests } from './findMissingTests.ts';

interface Rule {
  id: string;
  text: string;
}

/** Returns the rules of docs/rules.md: list items that begin with an id, such as `- **P7** A wrong key …`. */
function readRules(): Rule[] {
  const items = readFileSync('docs/rules.md', 'utf8').split(/^- (?=\*\*)|^#/m);
  return items.flatMap((text) => {
    const [, id] = /^\*\*([A-Z]{1,2}\d+)\*\*/.exec(text) ?? [];
    return id === undefined ? [] : [{ id, text }];
  });
}

/** Returns the ids in the titles of all tests beside the sources; ranges such as P1–P9 are expanded. */
function readTestedIds(): Set<string> {
  const folders = ['core', 'functions/src', 'src', 'game', 'art', 'seeds'];
  const files = folders.flatMap((folder) => listFiles(folder).filter((file) => /\.test\.tsx?$/.test(file)));
  const titles = files.flatMap(
    (file) => readFileSync(file, 'utf8').match(/(?<=\(\s*)(['"`])(?:(?!\1).)+\1/gs) ?? [],
  );
  return new Set(titles.flatMap((title) => title.match(/\b[A-Z]{1,2}\d+\b/g) ?? []));
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file));
}

/** Returns what is wrong with a rule's proof; null if the rule has one, or is marked as not built. */
function findFault({ id, text }: Rule, tested: ReadonlySet<string>): string | null {
  if (text.includes('*Not yet*')) return null;
  if (findNamedTests(text).length === 0) return tested.has(id) ? null : `no test names ${id}`;
  const [missing] = findMissingTests(text);
  return missing === undefined ? null : `there is no ${missing}`;
}

describe('the rules and their proof', () => {
  const rules = readRules();
  const tested = readTestedIds();

  it('has every rule once', () => {
    expect(rules.length).toBeGreaterThan(75);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  });

  it.each(rules)('$id is proved by a test', (rule) => {
    expect(findFault(rule, tested)).toBeNull();
  });

  it('would notice a rule without a test, and a test that is gone', () => {
    expect(findFault({ id: 'Z9', text: '**Z9** Nobody proves this.' }, tested)).toBe('no test names Z9');
    const gone = { id: 'Z9', text: '**Z9** `tests/e2e/pages.spec.ts: no such ' + 'test`' };
    expect(findFault(gone, tested)).toContain('there is no');
  });
});
