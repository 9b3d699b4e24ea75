import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const pages = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  'art/README.md',
  'local/README.md',
  ...['docs', 'changes'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => join(folder, name)),
  ),
];
/** A longer line is hard to read in a diff. */
const LONGEST_LINE = 200;
/**
 * Pages whose tables name tests and printed values, which cannot be shortened; Markdown cannot break a row.
 */
const LONG_ROWS = ['docs/spec.md', 'docs/auth-differences.md'];
/**
 * The name of a document that is not in this repository. It is split here, so that this file does not cite
 * it.
 */
const CITATION = 'DESI' + 'GN';

function matchesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Returns the links of a page that lead to missing files. */
function findDeadLinks(page: string, text: string): string[] {
  return matchesIn(text, /\]\((?!https?:|#)([^)#\s]+)/g).filter(
    (target) => !existsSync(join(dirname(page), target)),
  );
}

/** Returns the commands of a text that package.json lacks, if they are written as `npm run x`. */
function findMissingCommands(text: string): string[] {
  return matchesIn(text, /npm run ([a-z][\w:-]*)/g).filter((name) => !Object.hasOwn(scripts, name));
}

/**
 * Returns the numbers of the lines that are too long. In the pages of `LONG_ROWS`, rows of tables may be
 * long.
 */
function findLongLines(page: string, text: string): number[] {
  return text.split('\n').flatMap((line, index) => {
    const isAllowed = LONG_ROWS.includes(page) && line.startsWith('|');
    return [...line].length > LONGEST_LINE && !isAllowed ? [index + 1] : [];
  });
}

/** Returns the lines of committed files that cite a document which is not in the repository. */
function findCitations(word: string): string[] {
  try {
    const found = execFileSync('git', ['grep', '-nw', word], { encoding: 'utf8' });
    return found.trim().split('\n');
  } catch (failure) {
    // Git ends with 1 where nothing is found.
    if (failure instanceof Error && 'status' in failure && failure.status === 1) return [];
    throw failure;
  }
}

describe('the documents', () => {
  it.each(pages)('%s links to files that exist, and names commands that do', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(findDeadLinks(page, text)).toEqual([]);
    expect(findMissingCommands(text)).toEqual([]);
  });

  it.each(pages)('%s has no line over 200 characters', (page) => {
    expect(findLongLines(page, readFileSync(page, 'utf8'))).toEqual([]);
  });

  it('are all in the repository: nothing cites another one', () => {
    expect(findCitations(CITATION)).toEqual([]);
  });

  it('would notice a long line, also in a table, and a citation', () => {
    const long = 'a'.repeat(LONGEST_LINE + 1);
    expect(findLongLines('docs/art.md', `short\n${long}\n| ${long} |`)).toEqual([2, 3]);
    expect(findLongLines('docs/spec.md', `${long}\n| ${long} |`)).toEqual([1]);
    expect(findCitations('findCitations')).not.toEqual([]);
  });

  it('would notice a file and a command that are gone', () => {
    expect(findDeadLinks('docs/spec.md', '[gone](gone.md), [there](art.md), [web](https://x.y)')).toEqual([
      'gone.md',
    ]);
    expect(findMissingCommands('`npm run gone` and `npm run seed`')).toEqual(['gone']);
  });
});
