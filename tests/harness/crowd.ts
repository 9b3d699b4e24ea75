import { createItem } from '../../core/room/create/createItem.ts';
import type { ItemConfig, Room } from '../../core/room/model.ts';
import { createEntry, createTestRoom } from './room.ts';

const COLUMNS = 20;
const LOOKS = 12;

/**
 * Returns the test room with this many more things side by side in rows, from a dozen pictures: `thing-0`,
 * `thing-1` …
 */
export function createCrowdedRoom(count: number): Room {
  const room = createTestRoom();
  const things = Array.from({ length: count }, (_, index) => createThing(index));
  return {
    ...room,
    itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(things) },
    itemOrder: [...room.itemOrder, ...things.map(([id]) => id)],
  };
}

function createThing(index: number): [string, ItemConfig] {
  const [x, y] = [2 + (index % COLUMNS) * 4.5, 4 + Math.floor(index / COLUMNS) * 5.5];
  const look = { name: 'Thing', hue: 150 + (index % LOOKS) * 8, x, y, width: 3, aspect: 1 };
  return [`thing-${index}`, { ...createItem(createEntry(look)), name: `Thing ${index}` }];
}
