import { readdirSync, readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { findSlowness } from './findSlowness.ts';

/** Folders in which the server parses strangers' texts. */
const FOLDERS = ['core', 'functions/src', 'local'];
const LEFT_OUT = /\.test\.ts$|(?:^|\/)testing\//;

interface Found {
  file: string;
  pattern: string;
  flags: string;
}

describe('regular expressions take time that grows with the text alone', () => {
  const found = FOLDERS.flatMap(listSources).flatMap(findPatterns);

  it('in all that strangers’ texts may come to', () => {
    expect(found.length).toBeGreaterThan(100);
    const slow = found.flatMap(({ file, pattern, flags }) => {
      const reason = findSlowness(pattern, flags);
      return reason === null ? [] : [`${file}: ${reason}`];
    });
    expect(slow).toEqual([]);
  });

  it.each([
    ['two runs of blanks with a quote that may be missing', /url\(\s*["']?\s*[^#"'\s)]/i],
    ['blanks before an end', /\s+$/],
    ['an address whose parts hold its signs', /^\S+@\S+\.\S+$/],
    ['a loop in a loop', /^(?:a+)+$/],
    ['the same twice in a loop', /^(?:a|a)*b/],
    ['what is looked for up to an end that is not there', /<!--.*-->/],
    ['a run within what is looked ahead for', /x(?=\s*;?\s*y)/],
  ])('and it is seen where they do not: %s', (_, { source, flags }) => {
    expect(findSlowness(source, flags)).not.toBeNull();
  });

  it.each([
    ['two runs that a quote parts', /url\(\s*(?:["']\s*)?[^#"'\s)]/i],
    ['blanks at the beginning', /^\s+/],
    ['a run that is taken whole', /\s+/g],
    ['an address whose parts hold none of its signs', /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/],
    ['a run up to the next such beginning', /<[^<>]*>/],
    ['a run behind which nothing is asked', /\bmd5=(\w+)/],
  ])('and where they do: %s', (_, { source, flags }) => {
    expect(findSlowness(source, flags)).toBeNull();
  });
});

function listSources(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file))
    .map((file) => `${folder}/${file}`);
}

function findPatterns(file: string): Found[] {
  const found: Found[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('regex' in node) found.push({ file, ...(node.regex as Omit<Found, 'file'>) });
    for (const [name, part] of Object.entries(node)) if (name !== 'parent') look(part);
  };
  look(parseAst(readFileSync(file, 'utf8'), { lang: 'ts' }));
  return found;
}
