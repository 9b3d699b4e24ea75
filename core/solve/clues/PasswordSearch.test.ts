import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SEED } from '../../testing/numbers.ts';
import { PasswordSearch } from './PasswordSearch.ts';

const LETTER = /[a-z]/;
const DIGIT = /[0-9]/;

/** Returns whether the words contain a password, by trying each position. */
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

/** Repeats one piece, since random texts would hardly contain a long password. */
const longText = (most: number) =>
  fc
    .tuple(fc.constantFrom('a!', 'aab', 'ab!'), fc.integer({ min: 1, max: most }), fc.nat(2))
    .map(([piece, length, first]) => piece.repeat(most).slice(first, first + length));

it.each([
  { name: 'short', password: text(6), word: text(6), numRuns: 2000, least: 1, foundAtLeast: 1000 },
  {
    name: 'of two hundred characters',
    password: longText(200),
    word: longText(400),
    numRuns: 500,
    least: 65,
    foundAtLeast: 300,
  },
])('S6 finds the very passwords that stand in a text, $name, as trying each place of it does', (kind) => {
  const { password, word, numRuns, least, foundAtLeast } = kind;
  let found = 0;
  fc.assert(
    fc.property(
      fc.array(password, { maxLength: 12 }),
      fc.array(word, { maxLength: 8 }),
      (passwords, words) => {
        const held = passwords.filter((each) => isHeld(each, words));
        const search = new PasswordSearch(passwords.map((each) => [each, each]));
        expect([...search.heldBy(words.join(' '), false)].sort()).toEqual(held.sort());
        found += held.filter(({ length }) => length >= least).length;
      },
    ),
    { ...SEED, numRuns },
  );
  expect(found).toBeGreaterThan(foundAtLeast);
});

it('S6 forgets a text before it reads the next', () => {
  const search = new PasswordSearch([
    ['a', 'short'],
    ['aa', 'long'],
  ]);
  expect(search.heldBy('aa', false)).toEqual(['long']);
  expect(search.heldBy('a a', false)).toEqual(['short', 'long']);
  expect(search.heldBy('aa', false)).toEqual(['long']);
  expect(search.heldBy('', false)).toEqual([]);
});
