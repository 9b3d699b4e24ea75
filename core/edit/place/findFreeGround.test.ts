import { expect, it } from 'vitest';
import type { CatalogueEntry, Position } from '../../catalogue/model.ts';
import { hitRect, overlaps } from '../../room/geometry.ts';
import type { ItemConfig, Room } from '../../room/model.ts';
import { START_ID } from '../../room/model.ts';
import { apply, get } from '../../testing/build.ts';
import { chestEntry, keyEntry, newRoom } from '../../testing/entries.ts';
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

it('E4 returns the usual position while it is free', () => {
  expect(findFreeGround(newRoom(), keyEntry, START_ID)).toEqual(keyEntry.defaultPosition);
});

it('places items side by side on the floor, and none in front of the door', () => {
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
    const position = findFreeGround(room, lamp, START_ID, { topsOf: tops });
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

it('still finds positions in a full room, and never the same one twice', () => {
  const places = placesOf(withChests(30)).map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(30);
});

it('considers only the scene that the item is for', () => {
  const room = withChests(1);
  expect(findFreeGround(room, chestEntry, 'cellar')).toEqual(chestEntry.defaultPosition);
});

const MAT = { ...chestEntry, id: 'mat', width: 40, aspect: 9 / 16 };

/** Builds a room that holds only items of 40 by 40 at these positions. */
function withMats(...places: readonly Position[]): Room {
  const room = { ...newRoom(), itemConfigs: {}, itemOrder: [] };
  return places.reduce<Room>(
    (made, position, at) => apply(made, { type: 'addItem', id: `mat${at}`, entry: MAT, position }).room,
    room,
  );
}

it('searches along the wall before up and down, and never higher than such an item hangs', () => {
  const picture = { ...keyEntry, anchor: 'wall' as const, defaultPosition: { x: 40, y: 40 } };
  const beside = findFreeGround(withMats({ x: 30, y: 30 }), picture, START_ID);
  expect(beside.y).toBe(40);
  expect(beside.x < 32 || beside.x > 68).toBe(true);
  const row = withMats({ x: -2, y: 30 }, { x: 34, y: 30 }, { x: 70, y: 30 });
  const above = findFreeGround(row, picture, START_ID);
  expect(above).toEqual({ x: 40, y: 28 });
});

it('uses the floor, or the space in front of it, where a row is full', () => {
  const row = withMats({ x: -2, y: 25 }, { x: 34, y: 25 }, { x: 70, y: 25 });
  const { x, y } = findFreeGround(row, keyEntry, START_ID);
  expect([x, y > 60]).toEqual([keyEntry.defaultPosition.x, true]);
});

it('chooses the position that covers least where everything is taken', () => {
  const everywhere = withMats(
    { x: -2, y: 10 },
    { x: 34, y: 10 },
    { x: 70, y: 10 },
    { x: -2, y: 48 },
    { x: 34, y: 48 },
  );
  const taken = ['a', 'b'].reduce<Room>(
    (made, id) => apply(made, { type: 'addItem', id, entry: MAT, position: { x: 70, y: 48 } }).room,
    everywhere,
  );
  const { x } = findFreeGround(taken, { ...keyEntry, defaultPosition: { x: 80, y: 60 } }, START_ID);
  expect(x).toBeLessThan(72);
});

it('puts nothing on hidden items, and on a table only what belongs on one', () => {
  const tops = () => [{ x: 0, y: 0, width: 100 }];
  const lamp = { ...keyEntry, anchor: 'top' as const };
  const room = withMats({ x: 10, y: 50 });
  const foot = (entry: CatalogueEntry, base: Room) => {
    const { y, height } = hitRect({
      ...entry,
      position: findFreeGround(base, entry, START_ID, { topsOf: tops }),
    });
    return y + height;
  };
  expect(foot(lamp, room)).toBeCloseTo(50);
  expect(foot(keyEntry, room)).not.toBeCloseTo(50);
  const mat = { ...get(room, 'mat0'), isHidden: true };
  expect(foot(lamp, { ...room, itemConfigs: { mat0: mat } })).not.toBeCloseTo(50);
});

it('hangs nothing on what is painted, or on a spot over it, and stands things before it', () => {
  const picture = { ...keyEntry, anchor: 'wall' as const, defaultPosition: { x: 40, y: 20 } };
  const portrait = { x: 30, y: 10, width: 20, height: 30 };
  const painted = [portrait];
  const beside = findFreeGround(newRoom(), picture, START_ID, { painted });
  expect(overlaps(hitRect({ ...picture, position: beside }), portrait)).toBe(false);
  const standing = { ...picture, anchor: 'floor' as const };
  expect(findFreeGround(newRoom(), standing, START_ID, { painted })).toEqual({ x: 40, y: 20 });
  const spotted = apply(newRoom(), {
    type: 'addSpot',
    id: 'portrait',
    name: 'Portrait',
    shape: 'rectangle',
    rect: portrait,
  }).room;
  expect(findFreeGround(spotted, picture, START_ID)).toEqual(beside);
});
