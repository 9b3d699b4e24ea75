import { describe, expect, it } from 'vitest';
import { itemRect } from '../../room/geometry.ts';
import { parseRoom } from '../../room/load/parseRoom.ts';
import { apply, build, furnish, get, refusalOf } from '../../testing/build.ts';
import { chestEntry, noteEntry } from '../../testing/entries.ts';
import type { Command } from '../command.ts';

const room = furnish({ chest: chestEntry, note: noteEntry });
const rect = { x: 10, y: 20, width: 30, height: 15 };
const add = { type: 'addSpot', id: 'window', shape: 'ellipse', name: 'Window', rect } as const;
const spotted = apply(room, add);

describe('N6 spots', () => {
  it('cover the drawn part of the stage, behind everything that has a picture', () => {
    const { room: added, active } = spotted;
    const spot = get(added, 'window');
    expect(spot).toMatchObject({ name: 'Window', spot: 'ellipse', scene: 'start', uri: '' });
    const { x, y, width, height } = itemRect(spot);
    expect([x, y, width]).toEqual([10, 20, 30]);
    expect(height).toBeCloseTo(15);
    expect(added.itemOrder).toEqual(['door', 'window', 'chest', 'note']);
    expect([active, added.itemCounter]).toEqual(['window', room.itemCounter + 1]);
    const twice = apply(added, { type: 'duplicateItem', id: 'window', newId: 'copy' }).room;
    expect(twice.itemOrder).toEqual(['door', 'window', 'copy', 'chest', 'note']);
  });

  it('R1 load as they were', () => {
    const parsed = parseRoom(JSON.parse(JSON.stringify(spotted.room)));
    expect(parsed).toEqual({ ok: true, value: { room: spotted.room, warnings: [] } });
  });

  it('are moved, sized and shaped anew', () => {
    const wide = { x: 0, y: 0, width: 80, height: 10 };
    const placed = apply(spotted.room, { type: 'placeSpot', id: 'window', rect: wide }).room;
    expect(itemRect(get(placed, 'window'))).toMatchObject({ x: 0, y: 0, width: 80 });
    const shaped = apply(placed, { type: 'setSpotShape', id: 'window', shape: 'rectangle' }).room;
    expect(get(shaped, 'window').spot).toBe('rectangle');
    const far = apply(spotted.room, {
      ...add,
      id: 'far',
      rect: { x: 400, y: -90, width: 400, height: 1 },
    }).room;
    expect(get(far, 'far').width).toBe(100);
  });

  it('refuse changes of a missing or pinned spot, and a size of zero', () => {
    const refused = (command: Command, of = spotted.room) => refusalOf(of, command);
    expect(refused({ type: 'placeSpot', id: 'note', rect })).toEqual({ type: 'notASpot' });
    expect(refused({ type: 'setSpotShape', id: 'note', shape: 'ellipse' })).toEqual({ type: 'notASpot' });
    const kept = build([{ type: 'setPositionLocked', id: 'window', isPositionLocked: true }], spotted.room);
    expect(refused({ type: 'placeSpot', id: 'window', rect }, kept)).toEqual({ type: 'positionLocked' });
    const odd = (change: Partial<typeof rect>) =>
      refused({ ...add, id: 'odd', rect: { ...rect, ...change } });
    expect([odd({ width: 0 }), odd({ height: Number.NaN }), odd({ x: Number.NaN })]).toEqual([
      { type: 'outOfRange', field: 'width', min: 1, max: 100 },
      { type: 'outOfRange', field: 'width', min: 1, max: 100 },
      { type: 'outOfRange', field: 'position', min: 0, max: 100 },
    ]);
    expect(refused({ ...add, id: 'long', name: 'x'.repeat(61) })).toMatchObject({ field: 'itemName' });
    expect(refused({ ...add })).toEqual({ type: 'idTaken', id: 'window' });
    expect(refused({ type: 'setAddable', id: 'window', isAddableToInventory: true })).toEqual({
      type: 'isAlready',
      role: 'spot',
    });
  });
});
