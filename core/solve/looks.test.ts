import { describe, expect, it } from 'vitest';
import { textForms } from '../folding/folding.ts';
import { itemRect, type PercentRect } from '../room/geometry.ts';
import { LIMITS } from '../room/limits.ts';
import { hiddenBy, keysOf } from '../room/links.ts';
import type { Room } from '../room/model.ts';
import { createRandom } from '../testing/createRandom.ts';
import { hostileRooms } from '../testing/hostileRooms.ts';
import { SEED } from '../testing/numbers.ts';
import { MOST_LOOKS, QUESTIONS } from '../testing/questions.ts';
import { searchWorst } from '../testing/searchWorst.ts';
import { looksOf } from '../util/looks.ts';
import { examine } from './examine.ts';
import { findProblems } from './findings/findProblems.ts';
import { coverOf } from './layout/rects.ts';

const rooms = Object.entries(hostileRooms);

/** Size of a room: items, links, and characters of texts and passwords in compared form. */
function sizeOf(room: Room): number {
  const items = Object.values(room.itemConfigs);
  const links = items.flatMap((item) => [
    ...hiddenBy(item),
    ...keysOf(item),
    item.combinesWith,
    item.combinesInto,
  ]);
  const texts = [
    room.introduction,
    ...items.flatMap((item) => [item.customDescription, item.unlockPassword]),
  ];
  const characters = texts.reduce((sum, text) => sum + (textForms(text)[0] ?? '').length, 0);
  return items.length + links.filter((link) => link !== null).length + characters;
}

describe('S5 in a room made to cost as much as can be', () => {
  it.each(rooms)('%s: it is examined in a small multiple of items, links and text', (_, room) => {
    expect(examine(room).looks).toBeLessThan(10 * sizeOf(room));
  });

  it.each(rooms)('%s: a hint, a proof and all findings take a bounded number of looks', (_, room) => {
    for (const [name, ask] of Object.entries(QUESTIONS))
      expect([name, looksOf(() => ask(room)) < MOST_LOOKS]).toEqual([name, true]);
  });

  it.each(rooms)('%s: no finding names items without end', (_, room) => {
    const named = findProblems(room).reduce((sum, { items }) => sum + items.length, 0);
    expect(named).toBeLessThan(30 * LIMITS.items);
  });

  it.each(['strips over strips', 'things that cover all, and one another'])(
    '%s: what lies under all of them is found in as many looks as they are, times the logarithm',
    (name) => {
      const covers = Object.values(hostileRooms[name]?.itemConfigs ?? {}).map(itemRect);
      expect(covers).toHaveLength(LIMITS.items);
      const stage: PercentRect = { x: 0, y: 0, width: 100, height: 100 };
      expect(coverOf(stage, covers).looks).toBeLessThan(8 * covers.length * Math.log2(covers.length));
    },
  );
});

/** `npm run puzzles:proof` searches longer. */
describe('S5 the worst room that a search finds', () => {
  it.each(Object.entries(QUESTIONS))('takes a bounded number of looks for a %s', (_, ask) => {
    const { numbers, looks } = searchWorst(ask, 8, createRandom(SEED.seed));
    expect([numbers, looks < MOST_LOOKS]).toEqual([numbers, true]);
  });
});
