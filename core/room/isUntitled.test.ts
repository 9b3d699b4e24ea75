import { expect, it } from 'vitest';
import { isUntitled } from './isUntitled.ts';

it.each(['Untitled', '', '  '])('VA5 a room called “%s” has no name of its own', (name) => {
  expect(isUntitled(name)).toBe(true);
});

it.each(['The vault', 'Untitled no. 7'])('one called “%s” has', (name) => {
  expect(isUntitled(name)).toBe(false);
});
