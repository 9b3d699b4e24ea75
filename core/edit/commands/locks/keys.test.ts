import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, lockByItem, refusalOf } from '../../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';

const room = furnish({
  chest: chestEntry,
  safe: chestEntry,
  gold: keyEntry,
  iron: keyEntry,
  tin: keyEntry,
  tv: tvEntry,
});
const byKeys = build(
  [
    ...lockByItem('chest', 'gold'),
    { type: 'setKeys', id: 'chest', keys: ['gold', 'iron'] },
    ...lockByItem('safe', 'tin'),
  ],
  room,
);

describe('K5 setKeys', () => {
  it('makes all its keys addable, and former keys no longer', () => {
    expect(get(byKeys, 'chest')).toMatchObject({ itemToUnlock: 'gold', furtherKeys: ['iron'] });
    expect([get(byKeys, 'gold'), get(byKeys, 'iron')].every((key) => key.isAddableToInventory)).toBe(true);
    const left = apply(byKeys, { type: 'setKeys', id: 'chest', keys: ['iron'] }).room;
    expect(get(left, 'chest')).toMatchObject({ itemToUnlock: 'iron', furtherKeys: [] });
    expect(get(left, 'gold').isAddableToInventory).toBe(false);
  });

  it('E8 takes a key from another lock alone, which keeps its others, and says so', () => {
    const { room: taken, notes } = apply(byKeys, { type: 'setKeys', id: 'safe', keys: ['tin', 'gold'] });
    expect(get(taken, 'chest')).toMatchObject({ itemToUnlock: 'iron', furtherKeys: [] });
    expect(get(taken, 'safe').furtherKeys).toEqual(['gold']);
    expect(notes).toEqual([{ type: 'keyTaken', key: 'gold', from: 'chest' }]);
  });

  it('E1 the same keys again give the very same room, a key named twice is one', () => {
    const again = apply(byKeys, { type: 'setKeys', id: 'chest', keys: ['gold', 'iron', 'gold'] });
    expect([again.room === byKeys, again.notes]).toEqual([true, []]);
  });

  it('ED7 the picked key replaces the first, and further keys stay', () => {
    const pick = (itemToUnlock: string | null) =>
      get(apply(byKeys, { type: 'setItemToUnlock', id: 'chest', itemToUnlock }).room, 'chest');
    expect(pick('tv')).toMatchObject({ itemToUnlock: 'tv', furtherKeys: ['iron'] });
    expect(pick(null)).toMatchObject({ itemToUnlock: 'iron', furtherKeys: [] });
  });

  it('refuses a seventh key, the lock itself, the door, and an item with another role', () => {
    const keys = Object.fromEntries(Array.from({ length: 7 }, (_, place) => [`k${place}`, keyEntry]));
    const full = build(lockByItem('chest', 'k0'), furnish({ chest: chestEntry, ...keys }));
    const seven = { type: 'setKeys', id: 'chest', keys: Object.keys(keys) } as const;
    expect(refusalOf(full, seven)).toEqual({ type: 'tooMany', list: 'keys', limit: 6 });
    const refused = (key: string, of = byKeys) =>
      refusalOf(of, { type: 'setKeys', id: 'chest', keys: ['gold', 'iron', key] });
    expect(refused('chest')).toEqual({ type: 'ownKey' });
    expect(refused('door')).toEqual({ type: 'doorIsFixed', reason: 'noKey' });
    expect(refused('nobody')).toEqual({ type: 'unknownItem', id: 'nobody' });
    const still = build([{ type: 'setOnClick', id: 'tv', onClick: { type: 'none' } }], byKeys);
    expect(refused('tv', still)).toEqual({ type: 'mustAnswerClicks' });
    const rect = { x: 1, y: 1, width: 5, height: 5 };
    const spotted = apply(byKeys, { type: 'addSpot', id: 'spot', shape: 'ellipse', name: '', rect }).room;
    expect(refused('spot', spotted)).toEqual({ type: 'isAlready', role: 'spot' });
    const made = furnish({ a: noteEntry, b: noteEntry, c: noteEntry, chest: chestEntry });
    const parts = build(
      [
        ...lockByItem('chest', 'c'),
        { type: 'setKeys', id: 'chest', keys: [] },
        { type: 'setCombination', id: 'a', combination: { other: 'b', result: 'c' } },
      ],
      made,
    );
    expect(refusalOf(parts, { type: 'setKeys', id: 'chest', keys: ['b'] })).toEqual({
      type: 'isAlready',
      role: 'part',
    });
  });
});
