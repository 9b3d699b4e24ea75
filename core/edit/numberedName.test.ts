import { expect, it } from 'vitest';
import { LIMITS } from '../room/limits.ts';
import { build, furnish } from '../testing/build.ts';
import { chestEntry, noteEntry } from '../testing/entries.ts';
import { numberedName } from './numberedName.ts';

const named = (one: string, other: string) =>
  build(
    [
      { type: 'setName', id: 'chest', name: one },
      { type: 'setName', id: 'note', name: other },
    ],
    furnish({ chest: chestEntry, note: noteEntry }),
  );

it.each([
  ['Paper', 'Chest', 'Note', 'Paper'],
  ['Paper', 'Paper', 'Note', 'Paper 2'],
  ['Paper 2', 'Paper', 'Paper 2', 'Paper 3'],
  ['Room 7', 'Room 7', 'Note', 'Room 7 2'],
])('E6 a copy of %s beside %s and %s is %s', (name, one, other, numbered) => {
  expect(numberedName(named(one, other), name)).toBe(numbered);
});

it('E6 keeps to the length of names', () => {
  const long = 'x'.repeat(LIMITS.itemName);
  expect(numberedName(named(long, 'Note'), long)).toBe(`${long.slice(0, -2)} 2`);
});

it('E6 cuts no character of a long name in half', () => {
  const keys = `a${'🗝'.repeat(29)}`;
  expect(numberedName(named(keys, 'Note'), keys)).toBe(`${keys.slice(0, -2)} 2`);
});
