import type { CatalogueEntry } from '../../core/catalogue/model.ts';
import { createItem } from '../../core/room/create/createItem.ts';
import { createRoom } from '../../core/room/create/createRoom.ts';
import type { ItemConfig, Room } from '../../core/room/model.ts';

/** Pictures in blue and green. No test picture has the brass colour of the editor's handles. */
const BACKGROUND = { uri: '/pictures/wall-230-1920x1080.webp', ambient: '#ffffff' };

interface ThingLook {
  name: string;
  hue: number;
  x: number;
  y: number;
  width: number;
  aspect: number;
}

/** Things of the test room besides its door, back to front. */
const THINGS = [
  { name: 'Chest', hue: 210, x: 10, y: 55, width: 15, aspect: 0.8 },
  { name: 'Clock', hue: 170, x: 30, y: 20, width: 8, aspect: 2 },
  { name: 'Painting', hue: 260, x: 70, y: 20, width: 14, aspect: 0.75 },
  { name: 'Key', hue: 190, x: 80, y: 75, width: 1.5, aspect: 1 },
] as const satisfies readonly ThingLook[];

/** The test room: a door and the things, with ids like their names in lower case. */
export function createTestRoom(background: Partial<typeof BACKGROUND> = {}): Room {
  const door = createEntry({ name: 'Door', hue: 150, x: 45, y: 24.8, width: 15, aspect: 1.85 });
  const room = createRoom(door, { ...BACKGROUND, ...background }, { creator: 'Ada', creatorId: 'ada' });
  const things = THINGS.map((look): [string, ItemConfig] => [
    look.name.toLowerCase(),
    createItem(createEntry(look)),
  ]);
  return {
    ...room,
    itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(things) },
    itemOrder: [...room.itemOrder, ...things.map(([id]) => id)],
  };
}

/** Returns a thing of the library, drawn in a hue. */
export function createEntry({ name, hue, x, y, width, aspect }: ThingLook): CatalogueEntry {
  const size = `300x${Math.round(300 * aspect)}`;
  const uri = (shade: number) => `/pictures/${name.toLowerCase()}-${shade}-${size}.webp`;
  return {
    id: name.toLowerCase(),
    name,
    tag: 'Decorations',
    width,
    aspect,
    hitBox: { x: 0, y: 0, width: 100, height: 100 },
    anchor: 'floor',
    defaultPosition: { x, y },
    variants: { plain: { default: uri(hue), opened: uri(hue + 40) } },
    isContainer: false,
    isLockable: false,
    collection: 'basic',
    order: 1,
    colorOrder: ['plain'],
    is_active: true,
  };
}
