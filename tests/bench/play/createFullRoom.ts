import { backgroundCatalogue } from '../../../art/catalogue.ts';
import { createItem } from '../../../core/room/create/createItem.ts';
import { createRoom } from '../../../core/room/create/createRoom.ts';
import type { ItemConfig, Room } from '../../../core/room/model.ts';
import { entryOf } from '../openImportedRoom.ts';

/** One of this many things has moving parts. */
const EACH = 5;
/** Moves by a part that swings. */
const SWINGING = 'Grandfather clock';
/** Things of the library with moving parts, and without. */
const LIVING = [SWINGING, 'Candelabra', 'Fireplace', 'Skull with candle', 'Potions', 'Hourglass'];
const STILL = [
  'Crate',
  'Globe',
  'Plant',
  'Safe',
  'Note',
  'Letter',
  'Desk',
  'Painting',
  'Skeleton key',
  'House key',
];
/** The thing in front of all others, which opens by a code. */
export const LOCKED = 'Vault';

/** Returns a room of this many things, a fifth of which move by themselves. Its safe asks for a code. */
export function createFullRoom(count: number): Room {
  const mood = Object.values(backgroundCatalogue[0]?.moods ?? {})[0];
  if (!mood) throw new Error('The catalogue has no background.');
  const room = createRoom(entryOf('Door'), mood, { creator: '', creatorId: '' });
  const names = Array.from({ length: count - 2 }, (_, index) => {
    const names = index % EACH === 0 ? LIVING : STILL;
    return names[index % names.length] ?? '';
  });
  const things = names.map((name, index): [string, ItemConfig] => {
    const position = { x: 2 + (index % 10) * 9.4, y: 6 + (Math.floor(index / 10) * 85) / (count / 10) };
    return [`thing-${index}`, { ...createItem(entryOf(name), position), name: `${name} ${index}` }];
  });
  // A swinging part stops while something is in front of it.
  const swinging = things.filter(([, { name }]) => name?.startsWith(SWINGING));
  const others = things.filter((thing) => !swinging.includes(thing));
  return {
    ...room,
    roomName: `Bench of ${count}`,
    itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(things), vault: lockedSafe() },
    itemOrder: [...room.itemOrder, ...[...others, ...swinging].map(([id]) => id), 'vault'],
  };
}

function lockedSafe(): ItemConfig {
  return {
    ...createItem(entryOf('Safe'), { x: 45, y: 45 }),
    name: LOCKED,
    isItemLocked: true,
    isLocked: true,
    unlockMethod: 'password',
    unlockPassword: '1234',
  };
}
