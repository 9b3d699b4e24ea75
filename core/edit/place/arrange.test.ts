import { describe, expect, it } from 'vitest';
import { hitRect } from '../../room/geometry.ts';
import { apply, build, furnish, get, hideIn } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { type Arrangement, arrange } from './arrange.ts';

const room = build(
  [
    {
      type: 'moveItems',
      places: {
        chest: { x: 10, y: 50 },
        key: { x: 31, y: 20 },
        note: { x: 40, y: 30 },
        tv: { x: 70, y: 33 },
      },
    },
  ],
  furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }),
);
const ALL = ['chest', 'key', 'note', 'tv'];

function arranged(how: Arrangement, of = room, ids = ALL) {
  const after = apply(of, { type: 'moveItems', places: arrange(of, ids, how) }).room;
  return ids.map((id) => hitRect(get(after, id)));
}
const before = ALL.map((id) => hitRect(get(room, id)));
const round = (value: number) => Math.round(value * 1000) / 1000;
const apart = (values: readonly number[]) => new Set(values.map(round)).size;

describe('arrange', () => {
  it('aligns edges with the outermost visible edge, and changes nothing on the other axis', () => {
    const left = arranged('left');
    expect(left.map(({ x }) => round(x))).toEqual(
      ALL.map(() => round(Math.min(...before.map(({ x }) => x)))),
    );
    expect(left.map(({ y }) => y)).toEqual(before.map(({ y }) => y));
    const bottom = Math.max(...before.map(({ y, height }) => y + height));
    expect(arranged('bottom').map(({ y, height }) => round(y + height))).toEqual(
      ALL.map(() => round(bottom)),
    );
    expect(apart(arranged('right').map(({ x, width }) => x + width))).toBe(1);
    expect(apart(arranged('top').map(({ y }) => y))).toBe(1);
  });

  it('aligns centres', () => {
    expect(apart(arranged('center').map(({ x, width }) => x + width / 2))).toBe(1);
    expect(apart(arranged('middle').map(({ y, height }) => y + height / 2))).toBe(1);
  });

  it('R3 stands all of them on the floor line', () => {
    expect(arranged('floor').map(({ y, height }) => round(y + height))).toEqual([74, 74, 74, 74]);
  });

  it('makes the gaps equal between the first and the last item, which stay', () => {
    const [chest, key, note, tv] = arranged('gaps');
    if (!chest || !key || !note || !tv) throw new Error('There are four.');
    expect([chest, tv]).toEqual([before[0], before[3]]);
    const gaps = [
      [chest, key],
      [key, note],
      [note, tv],
    ].map(([one, other]) => (other?.x ?? 0) - (one?.x ?? 0) - (one?.width ?? 0));
    expect(apart(gaps)).toBe(1);
  });

  it('leaves pinned items in place, and includes them in the alignment', () => {
    const pinned = build([{ type: 'setPositionLocked', id: 'chest', isPositionLocked: true }], room);
    expect(Object.keys(arrange(pinned, ALL, 'left'))).toEqual(['key', 'note', 'tv']);
    expect(apart(arranged('left', pinned).map(({ x }) => x))).toBe(1);
  });

  it('moves hidden items with their hider', () => {
    const full = build(hideIn('chest', 'key'), room);
    expect(Object.keys(arrange(full, ALL, 'top'))).toEqual(['chest', 'note', 'tv']);
    const after = apply(full, { type: 'moveItems', places: arrange(full, ALL, 'top') }).room;
    const depth = (of: typeof room) => get(of, 'key').position.y - get(of, 'chest').position.y;
    expect(depth(after)).toBeCloseTo(depth(full));
  });
});
