import { expect, it } from 'vitest';
import { itemRect } from '../../room/geometry.ts';
import { chestEntry, keyEntry } from '../../testing/entries.ts';
import { seenFromNear } from './seenFromNear.ts';

it('E4 doubles the size of an item in a close-up, about the same centre', () => {
  const near = seenFromNear(keyEntry);
  expect(near.width).toBe(2 * keyEntry.width);
  expect(middleOf(near)).toEqual(middleOf(keyEntry));
});

it('makes no item as wide as the close-up, and none smaller than before', () => {
  expect(seenFromNear(chestEntry).width).toBe(26);
  expect(seenFromNear({ ...chestEntry, width: 40 }).width).toBe(40);
});

function middleOf(entry: typeof keyEntry) {
  const { x, y, width, height } = itemRect({ ...entry, position: entry.defaultPosition });
  return { x: x + width / 2, y: Math.round((y + height / 2) * 1000) / 1000 };
}
