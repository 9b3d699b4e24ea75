import { expect, it } from 'vitest';
import { numberedName } from './numberedName.ts';

const LONGEST = 60;

const numbered = (name: string, ...others: readonly string[]) =>
  numberedName(Object.fromEntries(others.map((other) => [other, { name: other }])), name, LONGEST);

it.each([
  ['Paper', 'Chest', 'Note', 'Paper'],
  ['Paper', 'Paper', 'Note', 'Paper 2'],
  ['Paper 2', 'Paper', 'Paper 2', 'Paper 3'],
  ['Room 7', 'Room 7', 'Note', 'Room 7 2'],
])('E6 a copy of %s beside %s and %s is %s', (name, one, other, copy) => {
  expect(numbered(name, one, other)).toBe(copy);
});

it('E6 keeps to the length of names', () => {
  const long = 'x'.repeat(LONGEST);
  expect(numbered(long, long)).toBe(`${long.slice(0, -2)} 2`);
});

it('E6 cuts no character of a long name in half', () => {
  const keys = `a${'🗝'.repeat(29)}`;
  expect(numbered(keys, keys)).toBe(`${keys.slice(0, -2)} 2`);
});
