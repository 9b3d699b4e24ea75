import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, hideIn, lockByItem, refusalOf } from '../../testing/build.ts';
import { background, chestEntry, keyEntry, noteEntry } from '../../testing/entries.ts';
import { orderItems } from '../group/orderItems.ts';
import { placesWithContents } from './moveItems.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });
const nested = build(
  [
    { type: 'moveItems', places: { chest: { x: 20, y: 50 }, key: { x: 24, y: 52 }, note: { x: 30, y: 60 } } },
    ...hideIn('chest', 'key'),
    ...hideIn('key', 'note'),
  ],
  room,
);
const place = (of: typeof room, id: string) => get(of, id).position;

describe('moveItems', () => {
  it('moves each item to its own position, as far as E7 allows', () => {
    const places = { chest: { x: -90, y: 50 }, note: { x: 5, y: 6 } };
    const { room: moved } = apply(room, { type: 'moveItems', places });
    expect(place(moved, 'chest')).toEqual({ x: -11.25, y: 50 });
    expect(place(moved, 'note')).toEqual({ x: 5, y: 6 });
    expect(moved.itemConfigs.key).toBe(room.itemConfigs.key);
  });

  it('moves all or none', () => {
    const pinned = build([{ type: 'setPositionLocked', id: 'key', isPositionLocked: true }], room);
    const places = { chest: { x: 1, y: 1 }, key: { x: 1, y: 1 } };
    expect(refusalOf(pinned, { type: 'moveItems', places })).toEqual({ type: 'positionLocked' });
    expect(refusalOf(room, { type: 'moveItems', places: { nobody: { x: 1, y: 1 } } }).type).toBe(
      'unknownItem',
    );
  });
});

describe('hidden items move with their hider', () => {
  it('also through other hiders, and keep their distance', () => {
    const { room: moved } = apply(nested, { type: 'moveItem', id: 'chest', position: { x: 40, y: 45 } });
    expect([place(moved, 'key'), place(moved, 'note')]).toEqual([
      { x: 44, y: 47 },
      { x: 50, y: 55 },
    ]);
  });

  it('unless they are pinned, in another scene, or given a position of their own', () => {
    const cellar = { type: 'addScene', scene: 'cellar', name: '', kind: 'place', background } as const;
    const others = [
      build([{ type: 'setPositionLocked', id: 'key', isPositionLocked: true }], nested),
      build([cellar, { type: 'moveItemToScene', id: 'key', scene: 'cellar' }], nested),
    ];
    for (const other of others) {
      const { room: moved } = apply(other, { type: 'moveItem', id: 'chest', position: { x: 40, y: 45 } });
      expect(place(moved, 'key')).toEqual(place(other, 'key'));
    }
    const places = { chest: { x: 40, y: 45 }, key: { x: 1, y: 2 } };
    const { room: moved } = apply(nested, { type: 'moveItems', places });
    expect(place(moved, 'key')).toEqual({ x: 1, y: 2 });
  });

  it('and return to their positions when a drag is undone', () => {
    const places = placesWithContents(nested, ['chest']);
    expect(Object.keys(places)).toEqual(['chest', 'key', 'note']);
    const dragged = build([{ type: 'moveItem', id: 'chest', position: { x: -90, y: 400 } }], nested);
    expect(apply(dragged, { type: 'moveItems', places }).room.itemConfigs).toEqual(nested.itemConfigs);
  });
});

describe('a batch of commands', () => {
  it('applies all commands, or none if one is refused', () => {
    const deleting = (...ids: string[]) =>
      ({ type: 'batch', commands: ids.map((id) => ({ type: 'deleteItem', id }) as const) }) as const;
    const { room: left, active } = apply(room, deleting('key', 'note'));
    expect([left.itemOrder, active]).toEqual([['door', 'chest'], 'chest']);
    expect(refusalOf(room, deleting('key', 'door'))).toMatchObject({ type: 'doorIsFixed' });
  });

  it('E1 gives the very same room where its commands change nothing', () => {
    const { name } = get(room, 'key');
    const rename = (to: string) => ({ type: 'setName', id: 'key', name: to }) as const;
    expect(apply(room, { type: 'batch', commands: [rename('Other'), rename(name)] }).room).toBe(room);
  });

  it('keeps the order of several items when it brings them to the front or back', () => {
    const order = (ids: string[], move: 'toFront' | 'toBack') =>
      apply(room, orderItems(room, ids, move)).room.itemOrder;
    expect(order(['key', 'chest'], 'toFront')).toEqual(['door', 'note', 'chest', 'key']);
    expect(order(['note', 'key'], 'toBack')).toEqual(['door', 'key', 'note', 'chest']);
  });
});

it('reports the deletion of a lock’s last key, and not of one of several', () => {
  const locked = build(lockByItem('chest', 'key'), room);
  expect(apply(locked, { type: 'deleteItem', id: 'key' }).notes).toEqual([
    { type: 'keyDeleted', lock: 'chest', key: get(room, 'key').name },
  ]);
  const twice = build([{ type: 'setKeys', id: 'chest', keys: ['key', 'note'] }], locked);
  expect(apply(twice, { type: 'deleteItem', id: 'key' }).notes).toEqual([]);
});

it('E9 reports what a deletion takes from other items: a former key, and a hider with nothing left to hide', () => {
  const hiding = build(
    [
      { type: 'setHiding', id: 'note', isHidingAnotherItem: true },
      { type: 'setItemToHide', id: 'note', itemToHide: 'chest' },
    ],
    build(lockByItem('chest', 'key'), room),
  );
  const { name } = get(room, 'chest');
  expect(apply(hiding, { type: 'deleteItem', id: 'chest' }).notes).toEqual([
    { type: 'lockDeleted', key: 'key', lock: name },
    { type: 'hiddenDeleted', hider: 'note', hidden: name },
  ]);
});
