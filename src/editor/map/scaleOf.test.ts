import { expect, it } from 'vitest';
import { scaleOf, scaleToFit } from './scaleOf.ts';

const MAP = { width: 2000, height: 800 };

it('is as small as both sides require, never larger than the map, never too small to read', () => {
  expect(scaleToFit(MAP, { width: 1000, height: 800 })).toBe(0.5);
  expect(scaleToFit(MAP, { width: 2000, height: 600 })).toBe(0.75);
  expect(scaleToFit(MAP, { width: 4000, height: 4000 })).toBe(1);
  expect(scaleToFit(MAP, { width: 100, height: 100 })).toBe(0.25);
  expect(scaleToFit(MAP, null)).toBe(1);
});

it('is whole by itself as long as it can be read, and what its reader says otherwise', () => {
  expect(scaleOf(0.8, null)).toBe(0.8);
  expect(scaleOf(0.5, null)).toBe(1);
  expect(scaleOf(0.5, true)).toBe(0.5);
  expect(scaleOf(0.8, false)).toBe(1);
});
