import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { PasswordSearch } from './PasswordSearch.ts';

const LETTER = /[a-z]/;
const DIGIT = /[0-9]/;

/** Whether a password stands in the words, by trying each place of their text. */
function isHeld(password: string, words: readonly string[]): boolean {
  const text = words.join('');
  const starts = new Set<number>();
  let length = 0;
  for (const word of words) {
    starts.add(length);
    length += word.length;
  }
  const isInside = (place: number, kind: RegExp) =>
    kind.test(text.charAt(place - 1)) && kind.test(text.charAt(place));
  const isEdge = (place: number) => starts.has(place) || !(isInside(place, LETTER) || isInside(place, DIGIT));
  return Array.from({ length }, (_, start) => start).some(
    (start) => text.startsWith(password, start) && isEdge(start) && isEdge(start + password.length),
  );
}

const text = (most: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', '1', '!', '中'), minLength: 1, maxLength: most });

it('S6 finds the very passwords that stand in a text, as trying each place of it does', () => {
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(text(6), { maxLength: 12 }),
      fc.array(text(6), { maxLength: 8 }),
      (passwords, words) => {
        const locks = passwords.map((password, place) => [password, `lock-${place}`] as const);
        const held = locks.flatMap(([password, lock]) => (isHeld(password, words) ? [lock] : []));
        expect([...new PasswordSearch(locks).heldBy(words.join(' '), false)].sort()).toEqual(held.sort());
        found += held.length;
      },
    ),
    { ...SEED, numRuns: 2000 },
  );
  expect(found).toBeGreaterThan(1000);
});

it('S6 forgets between two texts what it found in the first', () => {
  const search = new PasswordSearch([
    ['a', 'short'],
    ['aa', 'long'],
  ]);
  expect(search.heldBy('aa', false)).toEqual(['long']);
  expect(search.heldBy('a a', false)).toEqual(['short', 'long']);
  expect(search.heldBy('aa', false)).toEqual(['long']);
  expect(search.heldBy('', false)).toEqual([]);
});
