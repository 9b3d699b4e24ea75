import { expect, it } from 'vitest';
import { openingOf } from './openings.ts';

it('a lamp lights up and a drawer slides open; what the library lacks opens', () => {
  expect(openingOf('/art/items/lamp/green/opened.webp')).toBe('lights');
  expect(openingOf('/art/items/dresser/oak/opened.webp')).toBe('slides');
  expect(openingOf('/pictures/abc.webp')).toBe('opens');
  expect(openingOf(undefined)).toBe('opens');
});
