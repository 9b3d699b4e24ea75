import { expect, it } from 'vitest';
import { chestEntry, keyEntry, noteEntry } from '../testing/entries.ts';
import { hidingPlaceOf, usuallyHides } from './hidingPlace.ts';

const poster = { ...noteEntry, anchor: 'wall', tag: 'Decorations', isContainer: false } as const;
const rug = { ...poster, anchor: 'floor', holds: { x: 20, y: 20, width: 60, height: 60 } } as const;
const bust = { ...poster, anchor: 'floor' } as const;
const vase = { ...poster, anchor: 'top' } as const;

it('is inside items that open, behind hanging items, under lifted items, and inside items unknown to the library', () => {
  const entries = [chestEntry, { ...chestEntry, anchor: 'wall' as const, tag: 'Storage' as const }, poster];
  expect(
    [...entries, { ...poster, isContainer: true }, rug, vase, bust, undefined].map(hidingPlaceOf),
  ).toEqual(['in', 'in', 'behind', 'behind', 'under', 'under', 'behind', 'in']);
});

it('is usual inside items that open, behind hanging items and under lifted ones', () => {
  expect([chestEntry, poster, rug].map(usuallyHides)).toEqual([true, true, true]);
  expect([bust, keyEntry].map(usuallyHides)).toEqual([false, false]);
});
