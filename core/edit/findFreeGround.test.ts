import { expect, it } from 'vitest';
import type { Room } from '../room/model.ts';
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

it('goes on in a full room, never twice to the very same place', () => {
  const places = placesOf(withChests(30)).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(30);
});

it('looks at the scene alone that the thing is for', () => {
  const room = withChests(1);
  expect(findFreeGround(room, chestEntry, 'cellar')).toEqual(chestEntry.defaultPosition);
});
