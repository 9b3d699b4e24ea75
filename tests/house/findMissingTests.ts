import { existsSync, readFileSync } from 'node:fs';

/**
 * Finds the tests named in a document as `` `file: title` ``. The title is that of one test or of a group of
 * tests.
 */
export function findNamedTests(text: string): readonly RegExpExecArray[] {
  return [...text.replace(/\s+/g, ' ').matchAll(/`(\S+\.(?:test|spec)\.tsx?): ([^`]+)`/g)];
}

/** Returns the tests that a text names but no file contains. */
export function findMissingTests(text: string): string[] {
  return findNamedTests(text)
    .filter(
      ([, file = '', title = '']) => !existsSync(file) || !holdsTitle(readFileSync(file, 'utf8'), title),
    )
    .map(([whole]) => whole);
}

/**
 * Whether a source contains a whole title, in any quotes. A part of a title could match a test that asserts
 * less.
 */
function holdsTitle(source: string, title: string): boolean {
  return ["'", '"', '`'].some(
    (quote) => source.includes(`(${quote}${title}${quote}`) || source.includes(`${quote}${title}${quote},`),
  );
}
