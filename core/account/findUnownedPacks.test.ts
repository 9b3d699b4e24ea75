import { expect, it } from 'vitest';
import { newRoom } from '../testing/entries.ts';
import { findUnownedPacks } from './findUnownedPacks.ts';

const NOBODY = { packs: [], isAdmin: false };
const DUNGEON = '/art/backgrounds/dungeon/dark.webp';
const variant = (id: string) => ({
  default: `/art/items/${id}/red/default.webp`,
  opened: `/art/items/${id}/red/opened.webp`,
});

const room = newRoom();
const { door } = room.itemConfigs;
if (!door) throw new Error('No door');
const entries = {
  items: [
    { collection: 'basic', variants: door.variants },
    { collection: 'cold-ward', variants: { red: variant('freezer') } },
  ],
  backgrounds: [{ collection: 'old-tales', moods: { dark: { uri: DUNGEON, ambient: '#ffffff' } } }],
};
const chilled = {
  ...room,
  background: { ...room.background, uri: DUNGEON },
  itemConfigs: { door: { ...door, variants: { ...door.variants, red: variant('freezer') } } },
};

it('finds a pack by every picture that a thing can ever show, and by the background', () => {
  const finding = { severity: 'error', code: 'packNotOwned' };
  expect(findUnownedPacks(chilled, entries, NOBODY)).toEqual([
    { ...finding, items: ['door'], pack: 'cold-ward' },
    { ...finding, items: [], scenes: ['start'], pack: 'old-tales' },
  ]);
});

it('finds nothing if all packs are owned, or none is used', () => {
  expect(findUnownedPacks(chilled, entries, { packs: ['old-tales', 'cold-ward'], isAdmin: false })).toEqual(
    [],
  );
  expect(findUnownedPacks(chilled, entries, { packs: [], isAdmin: true })).toEqual([]);
  expect(findUnownedPacks(room, entries, NOBODY)).toEqual([]);
});

it('finds a pack by the background of any scene, by a background that an item changes to, and by the picture on a lock', () => {
  const sold = { ...room.background, uri: DUNGEON };
  const scenes = { ...room.scenes, cellar: { name: 'Cellar', kind: 'place', background: sold } } as const;
  const onOpen = { background: { ...sold, scene: 'start' } };
  const piece = { type: 'picture', uri: variant('freezer').default, name: 'Freezer' } as const;
  const face = { type: 'order', pieces: [piece, piece, piece] } as const;
  const finding = { severity: 'error', code: 'packNotOwned' };
  const ofBackground = (scene: string) => [{ ...finding, items: [], scenes: [scene], pack: 'old-tales' }];
  expect(findUnownedPacks({ ...room, scenes }, entries, NOBODY)).toEqual(ofBackground('cellar'));
  const opening = { ...room, itemConfigs: { door: { ...door, onOpen } } };
  expect(findUnownedPacks(opening, entries, NOBODY)).toEqual(ofBackground('start'));
  const locked = { ...room, itemConfigs: { door: { ...door, face } } };
  expect(findUnownedPacks(locked, entries, NOBODY)).toEqual([
    { ...finding, items: ['door'], pack: 'cold-ward' },
  ]);
});
