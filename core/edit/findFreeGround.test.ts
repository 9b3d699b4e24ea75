import { expect, it } from 'vitest';
import { hitRect } from '../room/geometry.ts';
import type { ItemConfig, Room } from '../room/model.ts';
import { START_ID } from '../room/model.ts';
import { apply } from '../testing/build.ts';
import { chestEntry, keyEntry, newRoom } from '../testing/entries.ts';
import { findFreeGround } from './findFreeGround.ts';

function withChests(amount: number): Room {
  let room = newRoom();
  for (let count = 0; count < amount; count++) {
    const position = findFreeGround(room, chestEntry, START_ID);
    room = apply(room, { type: 'addItem', id: `chest${count}`, entry: chestEntry, position }).room;
  }
  return room;
}

const placesOf = (room: Room) =>
  Object.entries(room.itemConfigs).flatMap(([id, { position }]) => (id === 'door' ? [] : [position]));

it('E4 is the usual place while that is free', () => {
  expect(findFreeGround(newRoom(), keyEntry, START_ID)).toEqual(keyEntry.defaultPosition);
});

it('stands things side by side on the floor, and none before the door', () => {
  const places = placesOf(withChests(3));
  const feet = places.map(({ y }) => y);
  expect(new Set(feet).size).toBe(1);
  const [one = 0, two = 0, three = 0] = places.map(({ x }) => x).sort((left, right) => left - right);
  expect(two - one).toBeGreaterThanOrEqual(13.5);
  expect(three - two).toBeGreaterThanOrEqual(13.5);
});

it('puts what belongs on a table onto the nearest one where its usual place is taken, one beside the other', () => {
  const lamp = { ...keyEntry, anchor: 'top' as const };
  const tops = (item: ItemConfig) => (item.catalogueId === 'chest' ? [{ x: 10, y: 20, width: 80 }] : []);
  let room = withChests(1);
  const [chest] = placesOf(room);
  const lamps = [0, 1].map((count) => {
    const position = findFreeGround(room, lamp, START_ID, tops);
    room = apply(room, { type: 'addItem', id: `lamp${count}`, entry: lamp, position }).room;
    return position;
  });
  const foot = (chest?.y ?? 0) + 0.2 * 15 * 0.7 * (16 / 9);
  for (const position of lamps) {
    const { y, height } = hitRect({ ...lamp, position });
    expect(y + height).toBeCloseTo(foot);
  }
  const [one = 0, two = 0] = lamps.map(({ x }) => x).sort((left, right) => left - right);
  expect(two - one).toBeGreaterThanOrEqual(3.6);
  expect(one).toBeGreaterThan((chest?.x ?? 0) + 1);
  expect(two + 4).toBeLessThan((chest?.x ?? 0) + 14);
});

it('goes on in a full room, never twice to the very same place', () => {
  const places = placesOf(withChests(30)).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(30);
});

it('looks at the scene alone that the thing is for', () => {
  const room = withChests(1);
  expect(findFreeGround(room, chestEntry, 'cellar')).toEqual(chestEntry.defaultPosition);
});
