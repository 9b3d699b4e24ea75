import type { BackgroundEntry, CatalogueEntry } from '../catalogue/model.ts';
import { createItem } from '../room/create/createItem.ts';
import { createRoom } from '../room/create/createRoom.ts';
import type { Background, Room } from '../room/model.ts';

/** A catalogue of a few things, enough for every rule: with and without opened pictures, of one colour and of several. */

export const doorEntry = entry('door', { name: 'Door', tag: 'Doors', aspect: 1.85, width: 15 });
export const gateEntry = entry('gate', { name: 'Gate', tag: 'Doors', aspect: 1.5 });
export const chestEntry = entry('chest', {
  tag: 'Storage',
  colors: ['brown', 'red'],
  width: 15,
  aspect: 0.7,
});
export const keyEntry = entry('key', { tag: 'Keys', width: 4, hasOpened: false, aspect: 0.5 });
export const noteEntry = entry('note', { tag: 'Decorations', width: 6, hasOpened: false });
export const tvEntry = entry('tv', { tag: 'Electronics', colors: ['black', 'white'], aspect: 0.6 });

export const entries: readonly CatalogueEntry[] = [chestEntry, keyEntry, noteEntry, tvEntry];

export const background: Background = { uri: '/art/backgrounds/study/warm.webp', ambient: '#ffeedd' };

export const backgroundEntry: BackgroundEntry = {
  id: 'study',
  name: 'Study',
  theme: 'Study',
  moods: { warm: background },
  moodOrder: ['warm'],
  collection: 'basic',
  order: 1,
  is_active: true,
};

/** A new room, as its creator first sees it. */
export function newRoom(): Room {
  return createRoom(doorEntry, background, { creator: 'Ada', creatorId: 'ada-1' });
}

/** Rooms to begin from: one with the door alone, one with a chest and its key. */
export const starterRooms: readonly Room[] = [newRoom(), furnishedRoom()];

function furnishedRoom(): Room {
  const room = newRoom();
  const chest = createItem(chestEntry, { x: 10, y: 60 });
  return {
    ...room,
    roomName: 'Starter',
    itemConfigs: { ...room.itemConfigs, starterChest: chest },
    itemOrder: [...room.itemOrder, 'starterChest'],
    itemCounter: 2,
  };
}

interface Traits {
  name?: string;
  tag: CatalogueEntry['tag'];
  colors?: readonly string[];
  width?: number;
  aspect?: number;
  hasOpened?: boolean;
}

function entry(id: string, traits: Traits): CatalogueEntry {
  const { tag, name = id, colors = ['plain'], width = 10, aspect = 1, hasOpened = true } = traits;
  const picture = (color: string, state: string) => `/art/items/${id}/${color}/${state}.webp`;
  const variants = colors.map((color) => [
    color,
    { default: picture(color, 'default'), opened: picture(color, hasOpened ? 'opened' : 'default') },
  ]);
  return {
    id,
    name,
    tag,
    width,
    aspect,
    hitBox: { x: 5, y: 5, width: 90, height: 90 },
    anchor: 'floor',
    defaultPosition: { x: 20, y: 60 },
    variants: Object.fromEntries(variants),
    colorOrder: colors,
    isContainer: tag === 'Storage',
    isLockable: tag === 'Storage' || tag === 'Doors',
    collection: 'basic',
    order: 1,
    is_active: true,
  };
}
