import { describe, expect, it } from 'vitest';
import { compareRooms } from '../../room/compare/compareRooms.ts';
import { groupOf } from '../../room/groups.ts';
import { parseRoom } from '../../room/load/parseRoom.ts';
import { apply, build, furnish, get, refusalOf } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../testing/entries.ts';
import { copyItems } from '../group/copyItems.ts';
import { copyItem } from './items.ts';

const START = 'start';
const cellar = { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background } as const;
const loose = build([cellar], furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }));
const room = build([{ type: 'group', ids: ['chest', 'key', 'note'], group: 'g' }], loose);
const toCellar = (id: string) => ({ type: 'moveItemToScene', id, scene: 'cellar' }) as const;

describe('E10 grouped items', () => {
  it('are listed for each member, in drawing order; an item without a group is listed alone', () => {
    expect(groupOf(room, 'note')).toEqual(['chest', 'key', 'note']);
    expect([groupOf(room, 'tv'), groupOf(room, 'nobody')]).toEqual([['tv'], []]);
  });

  it('can be ungrouped, all or some; a group of one is no group', () => {
    expect(build([{ type: 'ungroup', ids: ['chest', 'key', 'note', 'tv'] }], room)).toEqual({
      ...loose,
      isPreviewed: false,
    });
    const two = build([{ type: 'ungroup', ids: ['key'] }], room);
    expect(groupOf(two, 'chest')).toEqual(['chest', 'note']);
    expect(get(build([{ type: 'ungroup', ids: ['note'] }], two), 'chest')).not.toHaveProperty('group');
  });

  it('belong to one group: a new group takes them over, and a member left alone is ungrouped', () => {
    const again = build([{ type: 'group', ids: ['note', 'key', 'tv'], group: 'h' }], room);
    expect(groupOf(again, 'tv')).toEqual(['key', 'note', 'tv']);
    expect(get(again, 'chest')).not.toHaveProperty('group');
  });

  it('grouping one item changes nothing, and a missing item is refused', () => {
    expect(apply(loose, { type: 'group', ids: ['chest'], group: 'g' }).room).toBe(loose);
    expect(apply(loose, { type: 'ungroup', ids: ['chest'] }).room).toBe(loose);
    const refusal = refusalOf(loose, { type: 'group', ids: ['chest', 'nobody'], group: 'g' });
    expect(refusal).toEqual({ type: 'unknownItem', id: 'nobody' });
    for (const group of ['', 'two words', 'x'.repeat(65), '__proto__'])
      expect(refusalOf(loose, { type: 'group', ids: ['chest', 'key'], group })).toEqual({
        type: 'badId',
        id: group,
      });
  });

  it('stay grouped within one scene: an item that leaves the scene or the room leaves the group', () => {
    const parted = build([toCellar('note')], room);
    expect([groupOf(parted, 'note'), groupOf(parted, 'key')]).toEqual([['note'], ['chest', 'key']]);
    expect(get(build([{ type: 'deleteItem', id: 'key' }], parted), 'chest')).not.toHaveProperty('group');
    const all = { type: 'batch', commands: ['chest', 'key', 'note'].map(toCellar) } as const;
    const moved = build([all], room);
    expect(groupOf(moved, 'chest')).toEqual(['chest', 'key', 'note']);
  });

  it('E6 a copy has no group, but tells its original’s group to whoever pastes it', () => {
    const copied = build([{ type: 'duplicateItem', id: 'chest', newId: 'copy' }], room);
    expect(get(copied, 'copy')).not.toHaveProperty('group');
    expect(copyItem(room, 'chest')?.group).toBe('g');
    const pasted = build([{ type: 'pasteItem', id: 'copy', item: get(room, 'chest') }], room);
    expect(get(pasted, 'copy')).not.toHaveProperty('group');
  });

  it('M3 copies made with a scene form a group of their own', () => {
    const newIds = new Map([
      ['chest', 'c1'],
      ['key', 'k1'],
      ['tv', 't1'],
    ]);
    const copies = copyItems(room, { newIds, scene: START, newScene: 'cellar' });
    expect(Object.values(copies).map(({ group }) => group)).toEqual(['c1', 'c1', undefined]);
  });

  it('R1 a stored group with one member left is mended, and a room without groups stays as it is', () => {
    const stored = { ...room, itemConfigs: { ...loose.itemConfigs, chest: get(room, 'chest') } };
    expect(parseRoom(stored)).toMatchObject({
      ok: true,
      value: { warnings: [{ type: 'contradiction', id: 'chest', field: 'group' }], room: loose },
    });
    expect(parseRoom(room)).toMatchObject({ value: { warnings: [], room } });
  });

  it('are distinguished by their scene', () => {
    expect([...(compareRooms(loose, room).items.changed.get('key') ?? [])]).toEqual(['place']);
  });
});
