import { expect } from '@playwright/test';
import type { Room } from '../../../../core/room/model.ts';
import type { Stored } from '../Stored.ts';
import { expectNightLibrary } from './expected.ts';
import { SCENES, type SceneName, THINGS } from './room.ts';

interface Kept {
  /** The document of a room, or of a version. */
  path: string;
  creator: string;
  /** With a pointer things were dropped where wanted; otherwise they are at default positions. */
  isPlaced: boolean;
}

/** Percent of the stage by which a dropped thing may snap to neighbours, the floor or the middle. */
const SNAP = 1.6;

/** Checks every field of the stored night library; returns the room. */
export async function expectStored(stored: Stored, { path, creator, isPlaced }: Kept): Promise<Room> {
  const room = (await stored.read(path)) as unknown as Room;
  const { itemConfigs, ...fields } = room;
  const ids = new Map(Object.entries(itemConfigs).map(([id, { name }]) => [name, id]));
  const sceneIdOf = (scene: SceneName) =>
    Object.keys(room.scenes).find((id) => room.scenes[id as keyof Room['scenes']]?.name === SCENES[scene]);
  const expected = expectNightLibrary(creator, (name) => ids.get(name), sceneIdOf);
  expect(fields).toEqual({ ...expected.room, ...bookkeeping(fields) });
  for (const [name, item] of Object.entries(expected.items)) {
    const { position, ...rest } = itemOf(room, ids.get(name));
    expect(rest, name).toEqual(item);
  }
  expect(Object.keys(itemConfigs)).toHaveLength(Object.keys(expected.items).length);
  expectPlaces(room, isPlaced);
  return room;
}

/** Returns the fields that saving and publishing set; other steps of the test check them. */
function bookkeeping(fields: Omit<Room, 'itemConfigs'>): Record<string, unknown> {
  const { revision, publishedVersion, isPublished, imageUrl, creatorId } = fields;
  const createdAt = 'createdAt' in fields ? { createdAt: fields.createdAt } : {};
  return { revision, publishedVersion, isPublished, imageUrl, creatorId, ...createdAt };
}

function itemOf(room: Room, id: string | undefined) {
  const item = room.itemConfigs[id as keyof Room['itemConfigs']];
  if (!item) throw new Error(`There is no ${id}.`);
  return item;
}

function expectPlaces(room: Room, isPlaced: boolean) {
  const items = Object.values(room.itemConfigs);
  for (const { name, x, y } of [...THINGS.hall, ...THINGS.vault]) {
    const item = items.find((each) => each.name === name);
    if (!item) throw new Error(`There is no ${name}.`);
    const { width, aspect, position, isHidden } = item;
    const middle = { x: position.x + width / 2, y: position.y + ((width * aspect) / 2) * (16 / 9) };
    // A hidden thing was moved into its hider.
    if (!isPlaced || isHidden) {
      expect(middle.x, name).toBeGreaterThan(0);
      expect(middle.x, name).toBeLessThan(100);
      continue;
    }
    expect(Math.abs(middle.x - x), `${name} across`).toBeLessThan(SNAP);
    expect(Math.abs(middle.y - y), `${name} down`).toBeLessThan(SNAP);
  }
}
