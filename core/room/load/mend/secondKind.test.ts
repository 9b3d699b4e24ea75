import { describe, expect, it } from 'vitest';
import { furnish, get } from '../../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type Scene } from '../../model.ts';
import { mendRoom } from './mendRoom.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
const cellar: Scene = {
  name: 'Cellar',
  kind: 'place',
  background: { uri: '/art/backgrounds/cellar.webp', ambient: '#ffffff' },
};

function withItems(changes: Readonly<Record<ItemId, Partial<ItemConfig>>>, of: Room = room): Room {
  const items = Object.entries(changes).map(([id, change]) => [id, { ...get(of, id), ...change }] as const);
  return { ...of, itemConfigs: { ...of.itemConfigs, ...Object.fromEntries(items) } };
}

function mendedTypes(worse: Room): readonly string[] {
  return mendRoom(worse).warnings.map(({ type }) => type);
}

const locked = { isItemLocked: true, isLocked: true } as const;

describe('M1 N1 invalid scenes', () => {
  const two: Room = { ...room, scenes: { ...room.scenes, cellar }, sceneOrder: ['start', 'cellar'] };

  it('are mended to a list with each scene once, and at least one', () => {
    const { room: mended } = mendRoom({ ...two, sceneOrder: ['ghost', 'cellar', 'cellar'] });
    expect(mended.sceneOrder).toEqual(['cellar', 'start']);
    const none = mendRoom({ ...room, scenes: {}, sceneOrder: [] }).room;
    expect([none.sceneOrder, Object.keys(none.scenes)]).toEqual([['start'], ['start']]);
  });

  it('become places where the start or the door is', () => {
    const near: Scene = { ...cellar, kind: 'closeUp' };
    const start = mendRoom({
      ...two,
      scenes: { ...two.scenes, cellar: near },
      sceneOrder: ['cellar', 'start'],
    });
    expect(start.room.scenes.cellar?.kind).toBe('place');
    const behind = withItems(
      { [DOOR_ID]: { scene: 'cellar' } },
      { ...two, scenes: { ...two.scenes, cellar: near } },
    );
    expect(mendRoom(behind).room.scenes.cellar?.kind).toBe('place');
  });

  it('the first one shows the room’s own background', () => {
    const { room: mended, warnings } = mendRoom({ ...two, sceneOrder: ['cellar', 'start'] });
    expect(mended.scenes.cellar?.background).toEqual(room.background);
    expect(warnings).toEqual([{ type: 'sceneBackground', scene: 'cellar' }]);
  });

  it('things of a scene that is gone stand in the first one', () => {
    const { room: mended, warnings } = mendRoom(withItems({ key: { scene: 'ghost' } }, two));
    expect(get(mended, 'key').scene).toBe('start');
    expect(warnings).toEqual([{ type: 'unknownScene', id: 'key', scene: 'ghost' }]);
  });
});

describe('invalid links of schema 2', () => {
  it('N6 spots lie behind all that has a picture, and nobody takes them along', () => {
    const { room: mended, warnings } = mendRoom(
      withItems({ tv: { spot: 'ellipse', isAddableToInventory: true, variants: {}, color: '', uri: '' } }),
    );
    expect(mended.itemOrder).toEqual(['door', 'tv', 'chest', 'key', 'note']);
    expect(get(mended, 'tv').isAddableToInventory).toBe(false);
    expect(warnings.map(({ type }) => type)).toEqual(['spotInFront', 'contradiction']);
  });

  it('O2 R7 an item has one hider, and further hidden items need a first', () => {
    const hides = { isHidingAnotherItem: true } as const;
    const { room: mended } = mendRoom(
      withItems({
        chest: { ...hides, itemToHide: 'ghost', alsoHides: ['key', 'chest', 'key'] },
        tv: { alsoHides: ['note'] },
        key: { isHidden: true },
      }),
    );
    expect(get(mended, 'chest')).toMatchObject({ itemToHide: 'key', alsoHides: [] });
    expect(get(mended, 'tv').alsoHides).toEqual([]);
  });

  it('K5 E8 a key belongs to one lock', () => {
    const byItem = { ...locked, unlockMethod: 'item' } as const;
    const { room: mended } = mendRoom(
      withItems({
        chest: { ...byItem, itemToUnlock: 'key', furtherKeys: ['note', 'door', 'key'] },
        tv: { ...byItem, itemToUnlock: 'note' },
        key: { isAddableToInventory: true },
        note: { isAddableToInventory: true },
      }),
    );
    expect(get(mended, 'chest')).toMatchObject({ itemToUnlock: 'key', furtherKeys: ['note'] });
    expect(get(mended, 'tv').itemToUnlock).toBeNull();
  });

  it('K6 members react to clicks where they stand, and fewer than two are no sequence', () => {
    const lock = (sequence: readonly ItemId[], changes = {}) =>
      get(
        mendRoom(withItems({ chest: { ...locked, unlockMethod: 'sequence', sequence }, ...changes })).room,
        'chest',
      ).sequence;
    expect(lock(['tv', 'note', 'tv'])).toEqual(['tv', 'note', 'tv']);
    expect(lock(['tv', 'ghost', 'chest', 'door'])).toEqual([]);
    expect(lock(['tv', 'note'], { note: { isAddableToInventory: true } })).toEqual([]);
    expect(lock(['tv', 'note'], { note: { onClick: { type: 'message' } } })).toEqual([]);
  });

  it('C1 a combination has two parts and a result of their own', () => {
    const parts = { key: { combinesWith: 'note', combinesInto: 'tv' } } as const;
    const { room: sound } = mendRoom(withItems(parts));
    expect([get(sound, 'tv').isHidden, get(sound, 'note').isAddableToInventory]).toEqual([true, true]);
    for (const changes of [
      { key: { combinesWith: 'key', combinesInto: 'tv' } },
      { key: { combinesWith: 'note', combinesInto: 'door' } },
      { ...parts, tv: locked },
      {
        ...parts,
        chest: { combinesWith: 'note', combinesInto: 'tv' },
        note: { combinesWith: 'chest', combinesInto: 'key' },
      },
    ]) {
      const { room: mended, warnings } = mendRoom(withItems(changes));
      expect(warnings.some(({ type }) => type === 'forbiddenLink')).toBe(true);
      expect(mendRoom(mended).warnings).toEqual([]);
    }
  });

  it('N2 O1 O3 ways lead somewhere, toggles bring nothing about, and one thing changes a scene', () => {
    const onOpen = { background: { scene: 'start', ...cellar.background } };
    const { room: mended } = mendRoom(
      withItems({
        chest: { onOpen },
        tv: { onOpen },
        note: { onClick: { type: 'go', to: 'attic' } },
        key: { onClick: { type: 'toggle' }, openedDescription: 'Click.' },
      }),
    );
    expect([get(mended, 'chest').onOpen, get(mended, 'tv').onOpen]).toEqual([onOpen, null]);
    expect([get(mended, 'note').onClick, get(mended, 'key').onClick]).toEqual([undefined, undefined]);
  });

  it('R1 a valid room is left as it is', () => {
    expect(mendedTypes(room)).toEqual([]);
    expect(mendRoom(room).room).toEqual(room);
  });

  it('S7 only locks by password have clues: existing items, never the lock itself', () => {
    const locked = { isItemLocked: true, isLocked: true, unlockPassword: '12' } as const;
    const toldBy = ['tv', 'chest', 'nothing', 'tv'];
    const { room: mended, warnings } = mendRoom(
      withItems({ chest: { ...locked, toldBy }, note: { toldBy: ['tv'] } }),
    );
    expect(get(mended, 'chest').toldBy).toEqual(['tv']);
    expect(get(mended, 'note')).not.toHaveProperty('toldBy');
    expect(warnings).toContainEqual({ type: 'danglingLink', id: 'chest', field: 'toldBy' });
    expect(mendRoom(mended).warnings).toEqual([]);
  });
});
