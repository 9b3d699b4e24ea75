import { expect, it } from 'vitest';
import { chestEntry, keyEntry, noteEntry } from '../testing/entries.ts';
import { hidingPlaceOf, usuallyHides } from './hidingPlace.ts';

const poster = { ...noteEntry, anchor: 'wall', tag: 'Decorations', isContainer: false } as const;
const rug = { ...poster, anchor: 'floor', holds: { x: 20, y: 20, width: 60, height: 60 } } as const;
const bust = { ...poster, anchor: 'floor' } as const;
const vase = { ...poster, anchor: 'top' } as const;

it('is in things that open, behind things that hang, under things that are lifted, and in things unknown to the library', () => {
  const entries = [chestEntry, { ...chestEntry, anchor: 'wall' as const, tag: 'Storage' as const }, poster];
  expect(
    [...entries, { ...poster, isContainer: true }, rug, vase, bust, undefined].map(hidingPlaceOf),
  ).toEqual(['in', 'in', 'behind', 'behind', 'under', 'under', 'behind', 'in']);
});

it('is usual in things that open, behind things that hang and under things that are lifted', () => {
  expect([chestEntry, poster, rug].map(usuallyHides)).toEqual([true, true, true]);
  expect([bust, keyEntry].map(usuallyHides)).toEqual([false, false]);
});
