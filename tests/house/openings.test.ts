import { expect, it } from 'vitest';
import { builtInCatalogue } from '../../seeds/catalogue/builtInCatalogue.ts';
import { OPENINGS, openingOf } from '../../src/play/lockDialog/openingOf.ts';

const opening = builtInCatalogue.items
  .filter(({ variants }) => Object.values(variants).some(({ default: shut, opened }) => shut !== opened))
  .map(({ id }) => id);
const named = Object.values(OPENINGS).flat();

it('each thing has one way to open, and each that is named opens', () => {
  expect(new Set(named).size).toBe(named.length);
  expect(named.filter((id) => !opening.includes(id))).toEqual([]);
});

it('a lamp lights up and a drawer slides open; what is nobody’s of the library opens', () => {
  expect(openingOf('/art/items/lamp/green/opened.webp')).toBe('lights');
  expect(openingOf('/art/items/dresser/oak/opened.webp')).toBe('slides');
  expect(openingOf('/pictures/abc.webp')).toBe('opens');
  expect(openingOf(undefined)).toBe('opens');
});
