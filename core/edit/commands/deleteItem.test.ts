import { describe, expect, it } from 'vitest';
import type { ItemConfig, Room } from '../../room/model.ts';
import { apply, build, furnish, get, lockByItem } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry, lamp: tvEntry });

/** Returns the room with an item changed without a command. */
function having(base: Room, id: string, changes: Partial<ItemConfig>): Room {
  return { ...base, itemConfigs: { ...base.itemConfigs, [id]: { ...get(base, id), ...changes } } };
}

function without(base: Room, ...ids: readonly string[]): Room {
  return build(
    ids.map((id) => ({ type: 'deleteItem', id }) as const),
    base,
  );
}

describe('M3 deleteItem', () => {
  it('makes the item before it in its scene active', () => {
    const cellar = { type: 'addScene', scene: 'cellar', name: '', kind: 'place', background } as const;
    const move = (id: string) => ({ type: 'moveItemToScene', id, scene: 'cellar' }) as const;
    const split = build([cellar, move('chest'), move('note')], room);
    const nextActive = (id: string, base = split) => apply(base, { type: 'deleteItem', id }).active;
    expect([nextActive('note'), nextActive('chest'), nextActive('key'), nextActive('tv')]).toEqual([
      'chest',
      'note',
      'door',
      'key',
    ]);
    expect(nextActive('note', without(split, 'chest'))).toBeNull();
  });

  it('K5 promotes the next key; with the last the lock falls back to a password', () => {
    const keys = having(build(lockByItem('chest', 'key'), room), 'chest', { furtherKeys: ['note', 'tv'] });
    expect(get(without(keys, 'key'), 'chest')).toMatchObject({
      unlockMethod: 'item',
      itemToUnlock: 'note',
      furtherKeys: ['tv'],
    });
    expect(get(without(keys, 'note'), 'chest')).toMatchObject({ itemToUnlock: 'key', furtherKeys: ['tv'] });
    expect(get(without(keys, 'note', 'key', 'tv'), 'chest')).toMatchObject({
      unlockMethod: 'password',
      itemToUnlock: null,
      furtherKeys: [],
    });
  });

  it('O2 reveals all that it hid, and is removed from the items of its hider', () => {
    const hiding = having(
      having(having(room, 'key', { isHidden: true }), 'note', { isHidden: true }),
      'chest',
      { isHidingAnotherItem: true, itemToHide: 'key', alsoHides: ['note'] },
    );
    const { room: shown, notes } = apply(hiding, { type: 'deleteItem', id: 'chest' });
    expect(notes).toEqual([
      { type: 'hiderDeleted', hidden: ['key', 'note'], hider: get(room, 'chest').name },
    ]);
    expect([get(shown, 'key').isHidden, get(shown, 'note').isHidden]).toEqual([false, false]);
    expect(get(without(hiding, 'key'), 'chest')).toMatchObject({ itemToHide: 'note', alsoHides: [] });
    expect(get(without(hiding, 'note'), 'chest')).toMatchObject({ itemToHide: 'key', alsoHides: [] });
  });

  it('K6 removes its clicks from a sequence; a sequence under two clicks becomes a password lock', () => {
    const lock = { isItemLocked: true, isLocked: true, unlockMethod: 'sequence' } as const;
    const sequence = having(room, 'chest', { ...lock, sequence: ['tv', 'note', 'tv', 'lamp'] });
    expect(get(without(sequence, 'tv'), 'chest').sequence).toEqual(['note', 'lamp']);
    expect(get(without(sequence, 'tv', 'note'), 'chest')).toMatchObject({
      unlockMethod: 'password',
      sequence: [],
    });
  });

  it('C1 dissolves the combination of a part, frees the result and says so', () => {
    const parts = ['note', 'tv'].reduce(
      (made, id) => having(made, id, { isAddableToInventory: true }),
      having(room, 'lamp', { isHidden: true }),
    );
    const combined = having(parts, 'note', {
      combinesWith: 'tv',
      combinesInto: 'lamp',
      isAddableToInventory: true,
    });
    for (const part of ['note', 'tv']) {
      const { room: after, notes } = apply(combined, { type: 'deleteItem', id: part });
      const left = part === 'note' ? 'tv' : 'note';
      expect(notes).toEqual([
        { type: 'combinationDissolved', result: 'lamp' },
        { type: 'partDeleted', part: left, other: get(room, part).name },
      ]);
      expect(get(after, 'lamp').isHidden).toBe(false);
      expect(get(after, left)).toMatchObject({
        combinesWith: null,
        combinesInto: null,
        isAddableToInventory: false,
      });
    }
    const { room: left, notes } = apply(combined, { type: 'deleteItem', id: 'lamp' });
    expect([notes, get(left, 'note').combinesWith]).toEqual([[], null]);
  });
});
