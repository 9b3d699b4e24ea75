import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/**
 * Keyframes within a style object. Chakra takes them for a condition, so nothing would move; emotion's
 * `keyframes` must create them.
 */
const NESTED = /['"`]@keyframes/;

it('no style holds keyframes of its own, which would move nothing', () => {
  const styles = readSources(/\.tsx?$/);
  expect(styles.length).toBeGreaterThan(100);
  expect(namesOf(styles, (source) => NESTED.test(source))).toEqual([]);
});

/**
 * Chakra's `Flex` and `Square` spread their `css`, so a list of styles becomes properties `0` and `1`, and nothing of it
 * is seen. `chakra.div` with `display: 'flex'` takes a list.
 */
const LOST_LIST = /<(?:Flex|Square|Circle)\b[^<]*?\bcss=\{\[/;

it('no list of styles is given to `Flex`, which would lose it', () => {
  expect(LOST_LIST.test('<Flex gap="2" onClick={() => go()} css={[A, B]}>')).toBe(true);
  expect(LOST_LIST.test('<Flex gap="2"><chakra.p css={[A, B]}>')).toBe(false);
  expect(namesOf(readSources(/\.tsx$/), (source) => LOST_LIST.test(source))).toEqual([]);
});

it('nothing stays as if pointed at after a finger: `:hover` stands within `@media (hover: hover)`, as in Chakra’s `_hover`', () => {
  const isOpen = (source: string) => source.includes(':hover') && !source.includes('(hover: hover)');
  expect(namesOf(readSources(/\.tsx?$/), isOpen)).toEqual([]);
  const sheets = readSources(/\.css$/);
  expect(sheets.length).toBeGreaterThan(5);
  // A rule within a media query is indented.
  expect(namesOf(sheets, (source) => /^\S.*:hover/m.test(source))).toEqual([]);
});

type Source = readonly [file: string, text: string];

function readSources(name: RegExp): readonly Source[] {
  return readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);
}

function namesOf(sources: readonly Source[], isMeant: (text: string) => boolean): readonly string[] {
  return sources.filter(([, text]) => isMeant(text)).map(([file]) => file);
}
