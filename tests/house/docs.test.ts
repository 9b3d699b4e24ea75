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
  'changes/README.md',
  'art/README.md',
  'local/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

function matchesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** Links to other files that lead nowhere from the page. */
function findDeadLinks(page: string, text: string): string[] {
  return matchesIn(text, /\]\((?!https?:|#)([^)#\s]+)/g).filter(
    (target) => !existsSync(join(dirname(page), target)),
  );
}

/** Commands that package.json lacks, in their long form alone: `npm run x`. */
function findMissingCommands(text: string): string[] {
  return matchesIn(text, /npm run ([a-z][\w:-]*)/g).filter((name) => !Object.hasOwn(scripts, name));
}

describe('the documents', () => {
  it.each(pages)('%s links to files that exist, and names commands that do', (page) => {
    const text = readFileSync(page, 'utf8');
    expect(findDeadLinks(page, text)).toEqual([]);
    expect(findMissingCommands(text)).toEqual([]);
  });

  it('would notice a file and a command that are gone', () => {
    expect(findDeadLinks('docs/spec.md', '[gone](gone.md), [there](art.md), [web](https://x.y)')).toEqual([
      'gone.md',
    ]);
    expect(findMissingCommands('`npm run gone` and `npm run seed`')).toEqual(['gone']);
  });
});
