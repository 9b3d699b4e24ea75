import { describe, expect, it } from 'vitest';
import { itemRect } from '../../room/geometry.ts';
import { DOOR_ID, START_ID } from '../../room/model.ts';
import { coverSceneOf, placesOf } from '../../room/scenes.ts';
import { apply, build, furnish, get, lockByPassword, refusalOf } from '../../testing/build.ts';
import { background, chestEntry, doorEntry, gateEntry, newRoom } from '../../testing/entries.ts';

describe('changeDoor', () => {
  const locked = build(lockByPassword(DOOR_ID, '1234'), furnish({ chest: chestEntry }));
  const { room: changed } = apply(locked, { type: 'changeDoor', entry: gateEntry });

  it('R5 changes the picture and keeps id, lock and order', () => {
    expect(get(changed, DOOR_ID)).toMatchObject({
      catalogueId: 'gate',
      uri: '/art/items/gate/plain/default.webp',
      aspect: 1.5,
      isItemLocked: true,
      unlockPassword: '1234',
    });
    expect(changed.itemOrder).toEqual(locked.itemOrder);
    expect(changed.itemCounter).toBe(locked.itemCounter);
  });

  it('R5 leaves foot, middle and height where they were: a wider picture gets a wider place, and gives it back', () => {
    const [before, after] = [get(locked, DOOR_ID), get(changed, DOOR_ID)];
    const [narrow, wide] = [itemRect(before), itemRect(after)];
    expect(wide.y + wide.height).toBeCloseTo(narrow.y + narrow.height);
    expect(wide.height).toBeCloseTo(narrow.height);
    expect(wide.x + wide.width / 2).toBeCloseTo(narrow.x + narrow.width / 2);
    expect(wide.width).toBeCloseTo(15 * (1.85 / 1.5));
    const { room: back } = apply(changed, { type: 'changeDoor', entry: doorEntry });
    expect(itemRect(get(back, DOOR_ID)).x).toBeCloseTo(narrow.x);
    expect(get(back, DOOR_ID).width).toBeCloseTo(15);
  });

  it('gives a room that lost its door a new one, at the default place', () => {
    const { [DOOR_ID]: _, ...itemConfigs } = locked.itemConfigs;
    const doorless = { ...locked, itemConfigs, itemOrder: ['chest'] };
    const { room, active } = apply(doorless, { type: 'changeDoor', entry: gateEntry });
    expect(room.itemOrder).toEqual([DOOR_ID, 'chest']);
    expect(itemRect(get(room, DOOR_ID))).toEqual(itemRect(get(changed, DOOR_ID)));
    expect(active).toBe(DOOR_ID);
  });

  it('refuses what is no door', () => {
    expect(refusalOf(locked, { type: 'changeDoor', entry: chestEntry })).toEqual({ type: 'notADoor' });
  });
});

describe('the room’s own fields', () => {
  const room = newRoom();

  it('R4 a name has 80 characters at most, an introduction 2,000', () => {
    const named = build([{ type: 'setRoomName', roomName: 'x'.repeat(80) }], room);
    expect(named.roomName).toHaveLength(80);
    expect(refusalOf(named, { type: 'setRoomName', roomName: 'x'.repeat(81) })).toEqual({
      type: 'tooLong',
      field: 'roomName',
      limit: 80,
    });
    expect(refusalOf(room, { type: 'setIntroduction', introduction: 'x'.repeat(2001) })).toEqual({
      type: 'tooLong',
      field: 'introduction',
      limit: 2000,
    });
    expect(build([{ type: 'setIntroduction', introduction: 'Hi' }], room).introduction).toBe('Hi');
  });

  it.each([0, 181, 2.5, Number.NaN])('R4 a time limit of %d minutes is refused', (timeLimit) => {
    expect(refusalOf(room, { type: 'setTimeLimit', timeLimit })).toEqual({
      type: 'outOfRange',
      field: 'timeLimit',
      min: 1,
      max: 180,
    });
  });

  it.each([1, 180])('R4 a time limit of %d minutes is taken', (timeLimit) => {
    expect(build([{ type: 'setTimeLimit', timeLimit }], room).timeLimit).toBe(timeLimit);
  });

  it('I9 whether a hint is offered is on at first, and can be switched', () => {
    expect(room.offersHelp).toBe(true);
    const quiet = build([{ type: 'setOffersHelp', offersHelp: false }], room);
    expect(quiet.offersHelp).toBe(false);
    expect(apply(quiet, { type: 'setOffersHelp', offersHelp: false }).room).toBe(quiet);
    expect(build([{ type: 'setOffersHelp', offersHelp: true }], quiet)).toEqual(room);
  });

  it('a background is taken, the same one changes nothing', () => {
    const other = { uri: '/art/backgrounds/dungeon/dim.webp', ambient: '#223344' };
    expect(build([{ type: 'setBackground', background: other }], room).background).toEqual(other);
    expect(apply(room, { type: 'setBackground', background: { ...background } }).room).toBe(room);
  });

  it('a changed room counts as not yet previewed, an unchanged one stays as it was', () => {
    const previewed = { ...room, isPreviewed: true };
    expect(build([{ type: 'setIntroduction', introduction: 'Run.' }], previewed).isPreviewed).toBe(false);
    expect(build([{ type: 'setRoomName', roomName: 'Cellar' }], previewed).isPreviewed).toBe(true);
    expect(build([{ type: 'setRoomName', roomName: previewed.roomName }], previewed)).toBe(previewed);
  });
});

describe('setCover (decision 0031)', () => {
  const room = build([
    { type: 'addScene', scene: 'cellar', name: 'Cellar', kind: 'place', background },
    { type: 'addScene', scene: 'drawer', name: 'Drawer', kind: 'closeUp', background },
  ]);
  const covered = build([{ type: 'setCover', scene: 'cellar' }], room);

  it('is the first place until another is chosen', () => {
    expect(coverSceneOf(room)).toBe(START_ID);
    expect(coverSceneOf(covered)).toBe('cellar');
    expect(coverSceneOf(build([{ type: 'setCover', scene: START_ID }], covered))).toBe(START_ID);
  });

  it('refuses close-ups, and scenes that are not there', () => {
    for (const scene of ['drawer', 'attic'])
      expect(refusalOf(room, { type: 'setCover', scene })).toEqual({ type: 'unknownScene', scene });
  });

  it('is the first place again where the chosen one goes, or becomes a close-up', () => {
    const gone = build([{ type: 'deleteScene', scene: 'cellar', moveItemsTo: null }], covered);
    expect(coverSceneOf(gone)).toBe(START_ID);
    const near = build([{ type: 'setSceneKind', scene: 'cellar', kind: 'closeUp' }], covered);
    expect(coverSceneOf(near)).toBe(START_ID);
    expect(placesOf(near)).toEqual([START_ID]);
  });
});
