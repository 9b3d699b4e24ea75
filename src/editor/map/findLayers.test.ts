import { expect, it } from 'vitest';
import { findLayers } from './findLayers.ts';

const edges = (...pairs: readonly string[]) =>
  pairs.map((pair) => ({ from: pair.charAt(0), to: pair.charAt(1) }));
const layersOf = (ids: string, ...pairs: readonly string[]) =>
  Object.fromEntries(findLayers([...ids], edges(...pairs), (id) => id === 's'));

it('stands one farther than all that leads to it', () => {
  expect(layersOf('sabc', 'sa', 'ab', 'sc', 'bc')).toEqual({ s: 0, a: 1, b: 2, c: 3 });
});

it('stands near to what it leads to, unless it begins a scene', () => {
  expect(layersOf('sabcd', 'sa', 'ab', 'bc', 'sd', 'dc')).toEqual({ s: 0, a: 1, b: 2, c: 3, d: 2 });
});

it('takes rings, and things that lead to themselves', () => {
  expect(layersOf('sab', 'sa', 'ab', 'ba', 'bb')).toEqual({ s: 0, a: 1, b: 2 });
  expect(layersOf('ab', 'ab', 'ba')).toEqual({ a: 0, b: 1 });
});
