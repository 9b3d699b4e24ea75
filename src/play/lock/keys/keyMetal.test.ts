import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { OpaqueName } from '../../../../core/play/view/opaqueName.ts';
import type { ViewEntry } from '../../../../core/play/view/playerView.ts';
import { keyholesOf, metalOf } from './keyMetal.ts';

const key = (id: string, color: string): ViewEntry =>
  ({ id: id as OpaqueName, label: id, uri: `/art/items/skeleton-key/${color}/default.webp` }) as ViewEntry;

it('K5 each key is in the hole of its own metal, in any order', () => {
  const [gold, silver, copper] = [key('a', 'gold'), key('b', 'silver'), key('c', 'copper')];
  expect(keyholesOf(3, [copper, gold])).toEqual([
    { metal: 'gold', entry: gold },
    { metal: 'silver' },
    { metal: 'copper', entry: copper },
  ]);
  expect(keyholesOf(2, [silver])).toEqual([{ metal: 'gold' }, { metal: 'silver', entry: silver }]);
});

it('K5 a key without a hole of its metal left finds one of it all the same', () => {
  const [one, other] = [key('a', 'gold'), key('b', 'gold')];
  expect(keyholesOf(2, [one, other])).toEqual([
    { metal: 'gold', entry: one },
    { metal: 'gold', entry: other },
  ]);
});

it('K5 the hole of a coloured key wears its colour once the key is in', () => {
  const [gold, blue] = [key('a', 'gold'), key('b', 'blue')];
  expect(keyholesOf(3, [blue, gold])).toEqual([
    { metal: 'blue', entry: blue },
    { metal: 'gold', entry: gold },
    { metal: 'copper' },
  ]);
});

it('what is no metal goes into iron, an uploaded key too', () => {
  expect(metalOf('/art/items/gem/ruby/default.webp')).toBe('iron');
  expect(metalOf('/pictures/abcdefghijklmnopqrst.webp')).toBe('iron');
});

it('K5 shows every hole, and every key once in a hole of its metal, and moves none that is in', () => {
  const colors = fc.array(fc.constantFrom('gold', 'silver', 'copper', 'blue'), { maxLength: 6 });
  fc.assert(
    fc.property(colors, fc.integer({ min: 0, max: 3 }), (each, more) => {
      const used = each.map((color, i) => key(String(i), color));
      const count = Math.max(2, used.length + more);
      const holes = keyholesOf(count, used);
      expect(holes).toHaveLength(count);
      expect(new Set(holes.flatMap(({ entry }) => entry ?? []))).toEqual(new Set(used));
      for (const { metal, entry } of holes) if (entry) expect(metal).toBe(metalOf(entry.uri));
      const before = keyholesOf(count, used.slice(0, -1));
      before.forEach((hole, place) => {
        if (hole.entry) expect(holes[place]).toEqual(hole);
      });
    }),
  );
});
