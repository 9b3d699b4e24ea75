import { existsSync, readFileSync } from 'node:fs';

/** Tests are named in the documents as `` `file: title` ``; the title is that of one test or of a group of them. */
export function findNamedTests(text: string): readonly RegExpExecArray[] {
  return [...text.replace(/\s+/g, ' ').matchAll(/`(\S+\.(?:test|spec)\.tsx?): ([^`]+)`/g)];
}

/** The tests named by a text that no file has. */
export function findMissingTests(text: string): string[] {
  return findNamedTests(text)
    .filter(
      ([, file = '', title = '']) => !existsSync(file) || !holdsTitle(readFileSync(file, 'utf8'), title),
    )
    .map(([whole]) => whole);
}

/** A whole title, in whatever quotes: a part of one would outlive a test that asserts less. */
function holdsTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some(
    (quote) => source.includes(`(${quote}${title}${quote}`) || source.includes(`${quote}${title}${quote},`),
  );
}
