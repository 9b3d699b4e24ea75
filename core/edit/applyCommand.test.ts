import { describe, expect, it } from 'vitest';
import type { Position } from '../catalogue/model.ts';
import { isOnStage } from '../room/geometry.ts';
import type { ItemId, Room } from '../room/model.ts';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf } from '../testing/build.ts';
import {
  background,
  chestEntry,
  gateEntry,
  keyEntry,
  newRoom,
  noteEntry,
  tvEntry,
} from '../testing/entries.ts';
import { applyCommand } from './applyCommand.ts';
import { createHistory, record, redo, undo } from './history/history.ts';

function things(): Room {
  return furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });
}

function addAt(id: ItemId, position: Position) {
  return { type: 'addItem', id, entry: noteEntry, position } as const;
}

describe('E1 applyCommand', () => {
  it('returns the room, the item to select and notes', () => {
    const answer = applyCommand(newRoom(), { type: 'addItem', id: 'new', entry: noteEntry });
    expect(answer).toMatchObject({ ok: true, value: { active: 'new', notes: [] } });
    expect(answer.ok && answer.value.room.itemOrder).toEqual(['door', 'new']);
    const named = applyCommand(newRoom(), { type: 'setRoomName', roomName: 'Vault' });
    expect(named).toEqual({
      ok: true,
      value: { room: { ...newRoom(), roomName: 'Vault' }, active: null, notes: [] },
    });
  });

  it('gives the very same room only where position and light are the same', () => {
    const room = things();
    const { x, y } = get(room, 'tv').position;
    const move = (position: Position) => apply(room, { type: 'moveItem', id: 'tv', position }).room;
    expect(move({ x, y })).toBe(room);
    expect(get(move({ x, y: y - 1 }), 'tv').position).toEqual({ x, y: y - 1 });
    expect(get(move({ x: x - 1, y }), 'tv').position).toEqual({ x: x - 1, y });
    const light = (change: Partial<typeof background>) =>
      apply(room, { type: 'setBackground', background: { ...background, ...change } }).room;
    expect(light({})).toBe(room);
    expect(light({ ambient: '#000000' }).background.ambient).toBe('#000000');
    expect(light({ uri: '/art/backgrounds/cave.webp' }).background.uri).toBe('/art/backgrounds/cave.webp');
  });
});

describe('E3 commands change nothing but their subject', () => {
  it('deleting keeps the links of others', () => {
    const room = build([...lockByItem('chest', 'key'), ...hideIn('chest', 'tv')], things());
    expect(build([{ type: 'deleteItem', id: 'note' }], room).itemConfigs.chest).toEqual(get(room, 'chest'));
  });

  it('R10 E5 only a key stays addable, and setting it again is allowed', () => {
    const room = build(lockByItem('chest', 'key'), things());
    const addable = (id: ItemId, isAddableToInventory: boolean) =>
      ({ type: 'setAddable', id, isAddableToInventory }) as const;
    expect(apply(room, addable('key', true)).room).toBe(room);
    expect(refusalOf(room, addable('key', false))).toEqual({ type: 'keyStaysAddable' });
    const taken = build([addable('note', true)], room);
    expect(get(build([addable('note', false)], taken), 'note').isAddableToInventory).toBe(false);
  });

  it('E8 R7 choosing the same key or hidden item again changes nothing and notes nothing', () => {
    const room = build([...lockByItem('chest', 'key'), ...hideIn('chest', 'tv')], things());
    const key = apply(room, { type: 'setItemToUnlock', id: 'chest', itemToUnlock: 'key' });
    expect([key.room === room, key.notes]).toEqual([true, []]);
    const hidden = apply(room, { type: 'setItemToHide', id: 'chest', itemToHide: 'tv' });
    expect([hidden.room === room, hidden.notes]).toEqual([true, []]);
    const fresh = build([{ type: 'setHiding', id: 'note', isHidingAnotherItem: true }], room);
    expect(apply(fresh, { type: 'setItemToHide', id: 'note', itemToHide: 'key' }).notes).toEqual([]);
  });

  it('ED10 an item without an opened picture may be set to closed', () => {
    const room = things();
    expect(apply(room, { type: 'setState', id: 'note', state: 'default' }).room).toBe(room);
  });

  it('ED3 moves an item to the very back where there is no door, and before a restored door', () => {
    const { door: _, ...itemConfigs } = things().itemConfigs;
    const room = { ...things(), itemConfigs, itemOrder: ['chest', 'key', 'note', 'tv'] };
    expect(build([{ type: 'orderItem', id: 'tv', move: 'toBack' }], room).itemOrder[0]).toBe('tv');
    const mended = build([{ type: 'changeDoor', entry: gateEntry }], room);
    expect([mended.itemCounter, mended.itemOrder[0]]).toEqual([room.itemCounter + 1, 'door']);
  });
});

describe('E4 a free position', () => {
  it('is found beside the items already there, however many', () => {
    let room = newRoom();
    for (const id of ['a', 'b', 'c']) room = apply(room, { type: 'addItem', id, entry: noteEntry }).room;
    expect(['a', 'b', 'c'].map((id) => get(room, id).position)).toEqual([
      { x: 20, y: 60 },
      { x: 22, y: 62 },
      { x: 24, y: 64 },
    ]);
  });

  it('stays on the stage, even where the edge blocks the usual direction', () => {
    const corner = { x: 97, y: 97.33333333333333 };
    const placed = build([addAt('a', corner)]);
    const stands = get(placed, 'a').position;
    const beside = apply(placed, { type: 'duplicateItem', id: 'a', newId: 'b' }).room;
    expect(isOnStage(get(beside, 'b'))).toBe(true);
    expect(get(beside, 'b').position).not.toEqual(stands);
  });
});

describe('E2 redo', () => {
  it('restores several undone steps, and they can be undone again', () => {
    const rooms = ['A', 'B', 'C'].map((roomName) => ({ ...newRoom(), roomName }));
    const [first, ...others] = rooms;
    const full = others.reduce((history, room) => record(history, room), createHistory(first ?? newRoom()));
    const again = redo(redo(undo(undo(full))));
    expect(again).toEqual(full);
    expect(undo(undo(again)).present).toBe(first);
  });
});
