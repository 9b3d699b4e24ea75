import { describe, expect, it } from 'vitest';
import { checkInvariants } from '../../testing/checkInvariants.ts';
import { background, chestEntry, doorEntry, gateEntry, newRoom } from '../../testing/entries.ts';
import { parseRoom } from '../load/parseRoom.ts';
import { DOOR_ID } from '../model.ts';
import { createItem } from './createItem.ts';
import { createRoom } from './createRoom.ts';
import { findDefaultDoor } from './findDefaultDoor.ts';

describe('createRoom', () => {
  it('ED11 holds only the door, at the default place', () => {
    const room = newRoom();
    expect(room.itemOrder).toEqual([DOOR_ID]);
    expect(room.itemConfigs[DOOR_ID]).toMatchObject({
      catalogueId: 'door',
      position: { x: 45, y: 24.8 },
      width: 15,
      state: 'default',
    });
  });

  it('CN2 the default place stands whatever the catalogue says', () => {
    const entry = { ...doorEntry, width: 33, defaultPosition: { x: 1, y: 1 } };
    const door = createRoom(entry, background, { creator: '', creatorId: '' }).itemConfigs[DOOR_ID];
    expect(door).toMatchObject({ position: { x: 45, y: 24.8 }, width: 15 });
  });

  it('R4 has the default name and time limit, and the creator', () => {
    expect(newRoom()).toMatchObject({
      roomName: 'Untitled',
      timeLimit: 5,
      creator: 'Ada',
      creatorId: 'ada-1',
      revision: 0,
      publishedVersion: 0,
      isPublished: false,
    });
  });

  it('R1 is a sound room', () => {
    const room = newRoom();
    expect(checkInvariants(room)).toEqual([]);
    expect(parseRoom(room)).toEqual({ ok: true, value: { room, warnings: [] } });
  });
});

describe('createItem', () => {
  it('R11 takes the first colour, closed', () => {
    expect(createItem(chestEntry)).toMatchObject({
      color: 'brown',
      state: 'default',
      uri: '/art/items/chest/brown/default.webp',
    });
  });

  it('E7 keeps an item on the stage that its entry places off it', () => {
    const item = createItem({ ...chestEntry, width: 400 }, { x: 900, y: 900 });
    expect(item.width).toBe(100);
    expect(item.position.x).toBeLessThan(100);
  });
});

describe('findDefaultDoor', () => {
  it('ED11 is the active item of the tag Doors that is named Door', () => {
    const retired = { ...doorEntry, id: 'old', is_active: false };
    const chest = { ...chestEntry, name: 'Door' };
    expect(findDefaultDoor([retired, chest, gateEntry, doorEntry])).toEqual({ ok: true, value: doorEntry });
  });

  it('ER2 says in its words that there is none', () => {
    expect(findDefaultDoor([{ ...doorEntry, is_active: false }, gateEntry])).toEqual({
      ok: false,
      refusal: { type: 'missingDoor', message: "Default door 'Door' not found in Firebase" },
    });
  });
});
