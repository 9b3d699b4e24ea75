import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Chakra takes them for a condition within a style, and nothing moves: emotion's `keyframes` makes them. */
const NESTED = /['"`]@keyframes/;

it('no style holds keyframes of its own, which would move nothing', () => {
  const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join('src', file));
  expect(styles.length).toBeGreaterThan(100);
  expect(styles.filter((file) => NESTED.test(readFileSync(file, 'utf8')))).toEqual([]);
});
