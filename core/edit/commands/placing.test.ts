import { describe, expect, it } from 'vitest';
import { apply, build, furnish, get, refusalOf } from '../../testing/build.ts';
import { chestEntry, keyEntry, noteEntry } from '../../testing/entries.ts';
import type { OrderMove } from '../command.ts';

const room = furnish({ chest: chestEntry, key: keyEntry, note: noteEntry });

describe('moveItem', () => {
  it('R3 sets the top-left corner', () => {
    const { room: moved } = apply(room, { type: 'moveItem', id: 'chest', position: { x: 3, y: 50 } });
    expect(get(moved, 'chest').position).toEqual({ x: 3, y: 50 });
    expect(moved.itemConfigs.key).toBe(room.itemConfigs.key);
  });

  it('E7 keeps a quarter on the stage', () => {
    const { room: moved } = apply(room, { type: 'moveItem', id: 'chest', position: { x: -90, y: 50 } });
    expect(get(moved, 'chest').position).toEqual({ x: -11.25, y: 50 });
  });

  it('E1 gives the very same room for the same place', () => {
    const { position } = get(room, 'chest');
    expect(apply(room, { type: 'moveItem', id: 'chest', position: { ...position } }).room).toBe(room);
  });

  it('refuses a value that is no number', () => {
    const position = { x: Number.NaN, y: 0 };
    expect(refusalOf(room, { type: 'moveItem', id: 'chest', position })).toMatchObject({
      type: 'outOfRange',
      field: 'position',
    });
  });
});

describe('resizeItem', () => {
  it('R3 sets the width, clamped to 1–100, and the position with it', () => {
    const size = (width: number) =>
      get(apply(room, { type: 'resizeItem', id: 'chest', width }).room, 'chest');
    expect([size(20).width, size(0.2).width, size(500).width]).toEqual([20, 1, 100]);
    const position = { x: 1, y: 2 };
    const { room: resized } = apply(room, { type: 'resizeItem', id: 'chest', width: 20, position });
    expect(get(resized, 'chest').position).toEqual(position);
  });

  it('E7 pulls back an item that shrinks off the stage', () => {
    const edge = build([{ type: 'moveItem', id: 'chest', position: { x: -11, y: 50 } }], room);
    const { room: resized } = apply(edge, { type: 'resizeItem', id: 'chest', width: 4 });
    expect(get(resized, 'chest').position.x).toBeCloseTo(-3);
  });

  it('refuses a value that is no number', () => {
    expect(refusalOf(room, { type: 'resizeItem', id: 'chest', width: Number.NaN })).toEqual({
      type: 'outOfRange',
      field: 'width',
      min: 1,
      max: 100,
    });
  });
});

describe('setPositionLocked', () => {
  it('prevents moving and resizing of a pinned item, until it is unpinned', () => {
    const held = build([{ type: 'setPositionLocked', id: 'chest', isPositionLocked: true }], room);
    const move = { type: 'moveItem', id: 'chest', position: { x: 1, y: 1 } } as const;
    expect(refusalOf(held, move)).toEqual({ type: 'positionLocked' });
    expect(refusalOf(held, { type: 'resizeItem', id: 'chest', width: 9 })).toEqual({
      type: 'positionLocked',
    });
    const free = build([{ type: 'setPositionLocked', id: 'chest', isPositionLocked: false }, move], held);
    expect(get(free, 'chest').position).toEqual({ x: 1, y: 1 });
  });
});

describe('ED3 orderItem', () => {
  it.each<[OrderMove, string, string[]]>([
    ['toFront', 'chest', ['door', 'key', 'note', 'chest']],
    ['forward', 'chest', ['door', 'key', 'chest', 'note']],
    ['backward', 'note', ['door', 'chest', 'note', 'key']],
    ['toBack', 'note', ['door', 'note', 'chest', 'key']],
  ])('%s moves %s', (move, id, order) => {
    expect(apply(room, { type: 'orderItem', id, move }).room.itemOrder).toEqual(order);
  });

  it.each<[OrderMove, string]>([
    ['toFront', 'note'],
    ['forward', 'note'],
    ['backward', 'chest'],
    ['toBack', 'chest'],
  ])('%s leaves %s where it is: nothing goes behind the door', (move, id) => {
    expect(apply(room, { type: 'orderItem', id, move }).room).toBe(room);
  });

  it('R5 refuses to move the door', () => {
    expect(refusalOf(room, { type: 'orderItem', id: 'door', move: 'toFront' })).toEqual({
      type: 'doorIsFixed',
      reason: 'alwaysFirst',
    });
  });
});
