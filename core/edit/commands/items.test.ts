import { describe, expect, it } from 'vitest';
import { itemRect, overlaps } from '../../room/geometry.ts';
import { LIMITS } from '../../room/limits.ts';
import type { ItemConfig } from '../../room/model.ts';
import {
  apply,
  build,
  furnish,
  get,
  hideIn,
  lockByItem,
  lockByPassword,
  refusalOf,
} from '../../testing/build.ts';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import {
  background,
  chestEntry,
  gateEntry,
  keyEntry,
  newRoom,
  noteEntry,
  tvEntry,
} from '../../testing/entries.ts';
import { copyItem } from './items.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry });

describe('addItem', () => {
  it('ED1 counts, goes to the front and becomes active', () => {
    const { room: added, active } = apply(room, { type: 'addItem', id: 'new', entry: noteEntry });
    expect(added.itemCounter).toBe(room.itemCounter + 1);
    expect(added.itemOrder).toEqual([...room.itemOrder, 'new']);
    expect(active).toBe('new');
  });

  it('E4 takes the default place, moved a little where something stands exactly there', () => {
    const { x, y } = noteEntry.defaultPosition;
    const places = Object.values(room.itemConfigs).map(({ position }) => `${position.x} ${position.y}`);
    expect(new Set(places).size).toBe(places.length);
    expect(get(furnish({ note: noteEntry }), 'note').position).toEqual({ x, y });
    expect(get(furnish({ a: noteEntry, b: noteEntry }), 'b').position).toEqual({ x: x + 2, y: y + 2 });
  });

  it('O4 a thing to read takes the creator’s text at once; others say nothing', () => {
    const written = apply(room, {
      type: 'setCustomDescription',
      id: 'note',
      customDescription: 'Look up.',
    }).room;
    expect(get(written, 'note')).toMatchObject({ description: 'custom', customDescription: 'Look up.' });
    expect(get(room, 'tv').description).toBe('none');
  });

  it('E7 takes a given place as far as it may', () => {
    const position = { x: 300, y: 30 };
    const { room: added } = apply(room, { type: 'addItem', id: 'new', entry: noteEntry, position });
    expect(get(added, 'new').position).toEqual({ x: 98.5, y: 30 });
  });

  it('E4 refuses an id that is taken or that no store would take', () => {
    const add = (id: string) => refusalOf(room, { type: 'addItem', id, entry: noteEntry });
    expect(add('chest')).toEqual({ type: 'idTaken', id: 'chest' });
    expect(['', 'a b', '__proto__', 'constructor', 'door', 'x'.repeat(65)].map((id) => add(id).type)).toEqual(
      Array(6).fill('badId'),
    );
  });

  it('M4 takes a further door for a thing like others, which may lead somewhere; the way out stays the one', () => {
    const { room: two, active } = apply(room, { type: 'addItem', id: 'gate', entry: gateEntry });
    expect(active).toBe('gate');
    expect(two.itemOrder).toEqual([...room.itemOrder, 'gate']);
    expect(two.itemConfigs.door).toEqual(room.itemConfigs.door);
    const led = build(
      [
        { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
        { type: 'setOnClick', id: 'gate', onClick: { type: 'go', to: 'cellar' } },
        { type: 'setHiding', id: 'chest', isHidingAnotherItem: true },
        { type: 'setItemToHide', id: 'chest', itemToHide: 'gate' },
      ],
      two,
    );
    expect(led.itemConfigs.gate).toMatchObject({ onClick: { type: 'go', to: 'cellar' }, isHidden: true });
    expect(checkInvariants(led)).toEqual([]);
    expect(apply(led, { type: 'deleteItem', id: 'gate' }).room.itemConfigs).not.toHaveProperty('gate');
  });

  it('R4 refuses the item after the 300th', () => {
    const things = Array.from({ length: LIMITS.items - 1 }, (_, index) => [`note-${index}`, noteEntry]);
    const full = furnish(Object.fromEntries(things));
    expect(full.itemOrder).toHaveLength(300);
    expect(checkInvariants(full)).toEqual([]);
    const refusal = refusalOf(full, { type: 'addItem', id: 'one-more', entry: noteEntry });
    expect(refusal).toEqual({ type: 'tooManyItems', limit: 300 });
  });
});

describe('deleteItem', () => {
  it('ED2 removes it and makes the one before it active', () => {
    const { room: left, active } = apply(room, { type: 'deleteItem', id: 'note' });
    expect(left.itemOrder).toEqual(['door', 'chest', 'key', 'tv']);
    expect(left.itemConfigs).not.toHaveProperty('note');
    expect(active).toBe('key');
    expect(left.itemCounter).toBe(room.itemCounter);
  });

  it('ED2 clears links to it; a lock falls back to password', () => {
    const linked = build([...lockByItem('chest', 'key'), ...hideIn('tv', 'key')], room);
    const { room: left } = apply(linked, { type: 'deleteItem', id: 'key' });
    expect(get(left, 'chest')).toMatchObject({
      isItemLocked: true,
      unlockMethod: 'password',
      itemToUnlock: null,
    });
    expect(get(left, 'tv').itemToHide).toBeNull();
  });

  it('E9 shows what it hid and frees its key', () => {
    const linked = build([...lockByItem('chest', 'key'), ...hideIn('chest', 'note')], room);
    const { room: left } = apply(linked, { type: 'deleteItem', id: 'chest' });
    expect(get(left, 'note').isHidden).toBe(false);
    expect(get(left, 'key').isAddableToInventory).toBe(false);
  });

  it('E5 refuses the door, and an item that is not there', () => {
    expect(refusalOf(room, { type: 'deleteItem', id: 'door' })).toEqual({
      type: 'doorIsFixed',
      reason: 'notDeleted',
    });
    expect(refusalOf(room, { type: 'deleteItem', id: 'toString' })).toEqual({
      type: 'unknownItem',
      id: 'toString',
    });
  });
});

describe('duplicateItem', () => {
  it('E6 carries the settings and a password lock, in front and beside the original', () => {
    const locked = build(
      [...lockByPassword('chest', '1234'), { type: 'setColor', id: 'chest', color: 'red' }],
      room,
    );
    const { room: doubled, active } = apply(locked, { type: 'duplicateItem', id: 'chest', newId: 'copy' });
    const { position, ...settings } = get(locked, 'chest');
    expect(get(doubled, 'copy')).toEqual({ ...settings, name: 'chest 2', position: expect.anything() });
    expect(get(doubled, 'copy').position).not.toEqual(position);
    expect(doubled.itemOrder.at(-1)).toBe('copy');
    expect(active).toBe('copy');
    expect(doubled.itemCounter).toBe(locked.itemCounter + 1);
  });

  it('E6 carries no links: the copy is unhidden, and unlocked where the lock was by item', () => {
    const linked = build(
      [...lockByItem('chest', 'key'), ...hideIn('chest', 'note'), ...hideIn('tv', 'chest')],
      room,
    );
    const { room: doubled } = apply(linked, { type: 'duplicateItem', id: 'chest', newId: 'copy' });
    expect(get(doubled, 'copy')).toMatchObject({
      isHidden: false,
      itemToHide: null,
      itemToUnlock: null,
      isItemLocked: false,
      isLocked: false,
      unlockMethod: 'password',
    });
    expect(get(doubled, 'chest')).toEqual(get(linked, 'chest'));
  });

  it('E4 E6 stands beside an original whose contents it would lie over', () => {
    const hiding = build(
      [...hideIn('chest', 'note'), { type: 'moveItem', id: 'note', position: get(room, 'chest').position }],
      room,
    );
    const copies = [
      { type: 'duplicateItem', id: 'chest', newId: 'copy' },
      { type: 'pasteItem', id: 'copy', item: get(hiding, 'chest') },
    ] as const;
    for (const copying of copies) {
      const { room: doubled } = apply(hiding, copying);
      expect(overlaps(itemRect(get(doubled, 'copy')), itemRect(get(doubled, 'note')))).toBe(false);
      expect(checkInvariants(doubled)).toEqual([]);
    }
  });

  it('E6 refuses a copy of the door and a taken id', () => {
    const copy = (id: string, newId: string) => refusalOf(room, { type: 'duplicateItem', id, newId });
    expect(copy('door', 'two')).toEqual({ type: 'doorIsFixed', reason: 'notCopied' });
    expect(copy('chest', 'tv')).toEqual({ type: 'idTaken', id: 'tv' });
    expect(newRoom().itemOrder).toEqual(['door']);
  });
});

describe('pasteItem', () => {
  const linked = build(
    [...lockByItem('chest', 'key'), ...hideIn('chest', 'note'), ...hideIn('tv', 'chest')],
    room,
  );
  const paste = (item: ItemConfig) => apply(newRoom(), { type: 'pasteItem', id: 'pasted', item }).room;

  it('E6 brings an item into another room with its settings and without its links', () => {
    const copy = copyItem(build(lockByPassword('tv', '1848'), room), 'tv');
    if (!copy) throw new Error('Nothing was copied.');
    const { room: pasted, active } = apply(newRoom(), { type: 'pasteItem', id: 'pasted', item: copy });
    expect(get(pasted, 'pasted')).toEqual(copy);
    expect([active, pasted.itemOrder, pasted.itemCounter]).toEqual(['pasted', ['door', 'pasted'], 2]);
    const unlinked = paste(get(linked, 'chest'));
    expect(get(unlinked, 'pasted')).toMatchObject({
      isHidden: false,
      itemToHide: null,
      itemToUnlock: null,
      isItemLocked: false,
    });
    expect(checkInvariants(unlinked)).toEqual([]);
  });

  it('E4 E7 moves it a little from what stands there, and onto the stage', () => {
    const twice = apply(room, { type: 'pasteItem', id: 'pasted', item: get(room, 'chest') }).room;
    expect(get(twice, 'pasted').position).not.toEqual(get(twice, 'chest').position);
    const far = paste({ ...get(room, 'tv'), width: 400, position: { x: 900, y: -900 } });
    expect(get(far, 'pasted').width).toBe(100);
    expect(checkInvariants(far)).toEqual([]);
  });

  it('R1 makes fields fit that contradict one another, as a clipboard may hold them', () => {
    const odd = {
      ...get(room, 'tv'),
      color: 'pink',
      visible: false,
      isLocked: true,
      unlockPassword: 'x',
      isClueInPicture: true,
    };
    const pasted = paste({ ...odd, name: ' ', customDescription: 'Psst.' });
    expect(get(pasted, 'pasted')).toEqual({
      ...get(room, 'tv'),
      name: 'tv',
      position: get(pasted, 'pasted').position,
    });
    expect(checkInvariants(pasted)).toEqual([]);
  });

  it('R4 is refused where a text is too long, one more item is too many or the id is taken', () => {
    const tv = get(room, 'tv');
    const refused = (item: ItemConfig, id = 'pasted') => refusalOf(room, { type: 'pasteItem', id, item });
    const long = 'x'.repeat(501);
    expect(refused({ ...tv, name: long })).toEqual({ type: 'tooLong', field: 'itemName', limit: 60 });
    expect(refused({ ...tv, customDescription: long })).toEqual({
      type: 'tooLong',
      field: 'message',
      limit: 500,
    });
    expect(refused({ ...tv, unlockPassword: long })).toEqual({
      type: 'tooLong',
      field: 'password',
      limit: 60,
    });
    expect(refused(tv, 'chest')).toEqual({ type: 'idTaken', id: 'chest' });
    expect(refused(tv, 'door')).toEqual({ type: 'badId', id: 'door' });
  });

  it('E6 copies neither the door nor what is not there', () => {
    expect([copyItem(room, 'door'), copyItem(room, 'nobody'), copyItem(room, 'constructor')]).toEqual([
      null,
      null,
      null,
    ]);
    expect(copyItem(linked, 'chest')).toMatchObject({
      itemToHide: null,
      itemToUnlock: null,
      isItemLocked: false,
    });
  });
});
