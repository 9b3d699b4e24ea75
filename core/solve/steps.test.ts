import { describe, expect, it } from 'vitest';
import { foldText } from '../folding/folding.ts';
import { itemRect, type PercentRect } from '../room/geometry.ts';
import { LIMITS } from '../room/limits.ts';
import type { Room } from '../room/model.ts';
import { hostileRooms } from '../testing/hostileRooms.ts';
import { examine } from './examine.ts';
import { findProblems } from './findings/findProblems.ts';
import { coverOf } from './layout/rects.ts';

const rooms = Object.entries(hostileRooms);

/** Items, links, and the characters of texts and passwords as they are compared. */
function sizeOf(room: Room): number {
  const items = Object.values(room.itemConfigs);
  const links = items.flatMap(({ itemToHide, itemToUnlock }) => [itemToHide, itemToUnlock]);
  const texts = [
    room.introduction,
    ...items.flatMap((item) => [item.customDescription, item.unlockPassword]),
  ];
  const characters = texts.reduce((sum, text) => sum + foldText(text).length, 0);
  return items.length + links.filter((link) => link !== null).length + characters;
}

describe('S5 in a room made to cost as much as can be', () => {
  it.each(rooms)('%s: it is examined in a small multiple of items, links and text', (_, room) => {
    const { clues, steps } = examine(room);
    const told = clues.reduce((sum, { locks }) => sum + locks.length, 0);
    expect(steps).toBeLessThan(10 * (sizeOf(room) + told));
  });

  it.each(rooms)('%s: no finding names items without end', (_, room) => {
    const named = findProblems(room).reduce((sum, { items }) => sum + items.length, 0);
    expect(named).toBeLessThan(30 * LIMITS.items);
  });

  it.each(['strips over strips', 'things that cover all, and one another'])(
    '%s: what lies under all of them is found in as many steps as they are, times the logarithm',
    (name) => {
      const covers = Object.values(hostileRooms[name]?.itemConfigs ?? {}).map(itemRect);
      expect(covers).toHaveLength(LIMITS.items);
      const stage: PercentRect = { x: 0, y: 0, width: 100, height: 100 };
      expect(coverOf(stage, covers).steps).toBeLessThan(8 * covers.length * Math.log2(covers.length));
    },
  );
});
