import { describe, expect, it } from 'vitest';
import type { ItemConfig, Room } from '../../../room/model.ts';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf } from '../../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry, tvEntry } from '../../../testing/entries.ts';
import type { Command } from '../../command.ts';
import { copyItem } from '../items.ts';

const scenes: readonly Command[] = [
  { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
  { type: 'addScene', scene: 'drawer', name: 'Drawer', kind: 'closeUp', background },
];
const room = build(scenes, furnish({ chest: chestEntry, key: keyEntry, note: noteEntry, tv: tvEntry }));

function lead(id: string, to: string): Command {
  return { type: 'setOnClick', id, onClick: { type: 'go', to } };
}

/** Returns the room with an item changed without a command. */
function having(base: Room, id: string, changes: Partial<ItemConfig>): Room {
  return { ...base, itemConfigs: { ...base.itemConfigs, [id]: { ...get(base, id), ...changes } } };
}

describe('M3 moveItemToScene', () => {
  it('keeps its place, its order and its links', () => {
    const linked = build(hideIn('chest', 'note'), room);
    const moved = apply(linked, { type: 'moveItemToScene', id: 'note', scene: 'cellar' }).room;
    expect(get(moved, 'note')).toEqual({ ...get(linked, 'note'), scene: 'cellar' });
    expect([moved.itemOrder, get(moved, 'chest')]).toEqual([linked.itemOrder, get(linked, 'chest')]);
  });

  it('moves the items hidden in it too, pinned or not, but not those in another scene', () => {
    const pinned = { type: 'setPositionLocked', id: 'note', isPositionLocked: true } as const;
    const full = build([...hideIn('chest', 'key'), ...hideIn('key', 'note'), pinned], room);
    const toCellar = (id: string) => ({ type: 'moveItemToScene', id, scene: 'cellar' }) as const;
    const scenesOf = (of: Room) => ['chest', 'key', 'note', 'tv'].map((id) => get(of, id).scene);
    const [here] = scenesOf(room);
    expect(scenesOf(apply(full, toCellar('chest')).room)).toEqual(['cellar', 'cellar', 'cellar', here]);
    const apart = build([toCellar('key')], build([...hideIn('chest', 'tv')], full));
    expect(scenesOf(apart)).toEqual([here, 'cellar', 'cellar', here]);
  });

  it('N1 is refused to the door in a close-up, and to scenes that are not there', () => {
    const move = (id: string, scene: string) => refusalOf(room, { type: 'moveItemToScene', id, scene });
    expect(move('door', 'drawer')).toEqual({ type: 'doorIsInAPlace' });
    expect(move('note', 'attic')).toEqual({ type: 'unknownScene', scene: 'attic' });
  });
});

describe('N2 setOnClick: a way', () => {
  it('can change its target, hide items and be locked', () => {
    const way = build(
      [...lockByItem('chest', 'key'), ...hideIn('chest', 'note'), lead('chest', 'cellar')],
      room,
    );
    expect(get(way, 'chest').onClick).toEqual({ type: 'go', to: 'cellar' });
    expect(apply(way, lead('chest', 'cellar')).room).toBe(way);
    expect(get(apply(way, lead('chest', 'drawer')).room, 'chest').onClick).toEqual({
      type: 'go',
      to: 'drawer',
    });
  });

  it('is refused on the door, and on items that are collected, keys, parts or members', () => {
    expect(refusalOf(room, lead('door', 'cellar'))).toEqual({ type: 'doorIsFixed', reason: 'leadsNowhere' });
    expect(refusalOf(room, lead('tv', 'attic'))).toEqual({ type: 'unknownScene', scene: 'attic' });
    const taken = build([{ type: 'setAddable', id: 'tv', isAddableToInventory: true }], room);
    expect(refusalOf(taken, lead('tv', 'cellar'))).toEqual({ type: 'takenLeadsNowhere' });
    const part = having(room, 'note', { combinesWith: 'tv', combinesInto: 'key' });
    expect(refusalOf(part, lead('tv', 'cellar'))).toEqual({ type: 'takenLeadsNowhere' });
    const member = having(room, 'chest', { unlockMethod: 'sequence', sequence: ['tv', 'note'] });
    expect(refusalOf(member, lead('tv', 'cellar'))).toEqual({ type: 'memberLeadsNowhere' });
  });

  it('cannot become any of these later', () => {
    const way = build([lead('tv', 'cellar')], room);
    const take = { type: 'setAddable', id: 'tv', isAddableToInventory: true } as const;
    expect(refusalOf(way, take)).toEqual({ type: 'isAlready', role: 'way' });
    const [lock, method, key] = lockByItem('chest', 'tv');
    const locked = build(
      [lock, method].filter((each): each is Command => Boolean(each)),
      way,
    );
    expect(key && refusalOf(locked, key)).toEqual({ type: 'isAlready', role: 'way' });
  });
});

describe('O3 setOpenBackground', () => {
  const light = { scene: 'cellar', uri: '/art/backgrounds/cellar/lit.webp', ambient: '#ffffff' };
  const change = (id: string, to: typeof light | null): Command => ({
    type: 'setOpenBackground',
    id,
    background: to,
  });

  it('is set and cleared, and one item at most changes a scene', () => {
    const lit = build([change('chest', light)], room);
    expect(get(lit, 'chest').onOpen).toEqual({ background: light });
    expect(apply(lit, change('chest', { ...light })).room).toBe(lit);
    const { room: other, notes } = apply(lit, change('tv', light));
    expect([get(other, 'chest').onOpen, get(other, 'tv').onOpen]).toEqual([null, { background: light }]);
    expect(notes).toEqual([{ type: 'changeTaken', scene: 'cellar', from: 'chest' }]);
    expect(apply(lit, change('tv', { ...light, scene: 'drawer' })).notes).toEqual([]);
    expect(get(build([change('chest', null)], lit), 'chest').onOpen).toBeNull();
  });

  it('O1 R10 is refused on toggles, on items that hold clicks back, and for a missing scene', () => {
    const click = (type: 'toggle' | 'none') =>
      build([{ type: 'setOnClick', id: 'tv', onClick: { type } }], room);
    expect(refusalOf(click('toggle'), change('tv', light))).toEqual({ type: 'opensForGood' });
    expect(refusalOf(click('none'), change('tv', light))).toEqual({ type: 'mustAnswerClicks' });
    expect(refusalOf(room, change('tv', { ...light, scene: 'attic' }))).toEqual({
      type: 'unknownScene',
      scene: 'attic',
    });
  });
});

describe('M3 things come into a given scene', () => {
  it('adds and pastes into it; a copy stays beside the original', () => {
    const added = build([{ type: 'addItem', id: 'new', entry: chestEntry, scene: 'cellar' }], room);
    expect(get(added, 'new')).toMatchObject({ scene: 'cellar', position: chestEntry.defaultPosition });
    const double = build([{ type: 'duplicateItem', id: 'new', newId: 'copy' }], added);
    expect(get(double, 'copy').scene).toBe('cellar');
    const item = copyItem(room, 'note');
    if (!item) throw new Error('Nothing was copied.');
    const paste = (scene?: string): Command => ({
      type: 'pasteItem',
      id: 'pasted',
      item,
      ...(scene && { scene }),
    });
    expect(get(build([paste('drawer')], room), 'pasted').scene).toBe('drawer');
    expect(get(build([paste()], room), 'pasted').scene).toBe('start');
    expect(refusalOf(room, paste('attic'))).toEqual({ type: 'unknownScene', scene: 'attic' });
    expect(refusalOf(room, { type: 'addItem', id: 'new', entry: chestEntry, scene: 'attic' }).type).toBe(
      'unknownScene',
    );
  });

  it('E6 R10 N2 a pasted item does not hold back what it has to do', () => {
    const paste = (changes: Partial<ItemConfig>) =>
      get(
        build([{ type: 'pasteItem', id: 'pasted', item: { ...get(room, 'tv'), ...changes } }], room),
        'pasted',
      );
    expect(paste({ onClick: { type: 'go', to: 'cellar' } }).onClick).toEqual({ type: 'go', to: 'cellar' });
    expect(paste({ onClick: { type: 'go', to: 'attic' } })).not.toHaveProperty('onClick');
    expect(paste({ onClick: { type: 'go', to: 'cellar' }, isAddableToInventory: true })).not.toHaveProperty(
      'onClick',
    );
    expect(paste({ onClick: { type: 'none' }, openedDescription: 'Oh.' })).not.toHaveProperty('onClick');
    expect(paste({ onClick: { type: 'none' } }).onClick).toEqual({ type: 'none' });
  });
});

describe('M3 orderItem', () => {
  it('moves past neighbours of the same scene only', () => {
    const split = build([{ type: 'moveItemToScene', id: 'key', scene: 'cellar' }], room);
    const order = (id: string, move: 'forward' | 'backward' | 'toFront' | 'toBack') =>
      apply(split, { type: 'orderItem', id, move }).room.itemOrder;
    expect(split.itemOrder).toEqual(['door', 'chest', 'key', 'note', 'tv']);
    expect(order('chest', 'forward')).toEqual(['door', 'note', 'key', 'chest', 'tv']);
    expect(order('tv', 'toBack')).toEqual(['door', 'tv', 'key', 'chest', 'note']);
    expect(order('key', 'toFront')).toBe(split.itemOrder);
  });

  it('N6 leaves spots behind all that has a picture', () => {
    const spots = having(having(room, 'chest', { spot: 'ellipse' }), 'key', { spot: 'rectangle' });
    const order = (id: string, move: 'forward' | 'toFront' | 'toBack') =>
      apply(spots, { type: 'orderItem', id, move }).room.itemOrder;
    expect(order('chest', 'toFront')).toEqual(['door', 'key', 'chest', 'note', 'tv']);
    expect(order('key', 'forward')).toBe(spots.itemOrder);
    expect(order('tv', 'toBack')).toEqual(['door', 'chest', 'key', 'tv', 'note']);
    expect(apply(spots, { type: 'duplicateItem', id: 'chest', newId: 'copy' }).room.itemOrder).toEqual([
      'door',
      'chest',
      'key',
      'copy',
      'note',
      'tv',
    ]);
  });
});
