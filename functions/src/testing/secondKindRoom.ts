import type { CatalogueEntry } from '../../../core/catalogue/model.ts';
import { FACES as DEFINITIONS } from '../../../core/lock/faces.ts';
import type { Face } from '../../../core/lock/model.ts';
import { parseRoom } from '../../../core/room/load/parseRoom.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type Scene } from '../../../core/room/model.ts';
import { furnish, get } from '../../../core/testing/build.ts';
import { chestEntry, keyEntry, noteEntry, tvEntry } from '../../../core/testing/entries.ts';
import { CREATOR } from './testRoom.ts';

type Changes = Partial<ItemConfig>;

const LOCKED = { isItemLocked: true, isLocked: true } as const;

/**
 * The room's items, each under an id that no player may ever read. Names and texts that a player must earn first begin
 * with "secret".
 */
const THINGS: Readonly<Record<ItemId, CatalogueEntry>> = {
  'id-chest': chestEntry,
  'id-safe': chestEntry,
  'id-way': tvEntry,
  'id-left': noteEntry,
  'id-right': noteEntry,
  'id-part': keyEntry,
  'id-other': keyEntry,
  'id-made': keyEntry,
  'id-key': keyEntry,
  'id-note': noteEntry,
};

/** Locks of every face that is not dealt by chance, each with its answer in the plain room and in the rich one. */
const FACES: readonly (readonly [Face, string, string])[] = [
  [{ type: 'text' }, 'no', 'open sesame, please'],
  [{ type: 'colours' }, 'red', 'blue red red green'],
  [{ type: 'directions' }, 'up', 'down up-left left'],
  [{ type: 'switches', count: 4, columns: 4 }, '1000', '0111'],
  [{ type: 'symbols' }, 'star', 'moon star star'],
  [{ type: 'melody' }, 'mi', 'so mi do do'],
  [{ type: 'pattern', grid: '3x3' }, '1 2', '9 6 5 4 1'],
  [{ type: 'clock' }, '3:45', '12:05'],
  [DEFINITIONS.wheels.create('12'), '1 2', '9 8'],
];
/** The locks of these faces. */
export const FACE_LOCKS: readonly ItemId[] = FACES.map(([{ type }]) => `id-face-${type}`);

function facesFor(isRich: boolean): Readonly<Record<ItemId, Changes>> {
  return Object.fromEntries(
    FACES.map(([face, plain, rich]) => {
      const unlockPassword = isRich ? rich : plain;
      const lock = { ...LOCKED, unlockMethod: 'password', face, unlockPassword } as const;
      return [`id-face-${face.type}`, { ...lock, name: face.type }];
    }),
  );
}

const SAYS = { description: 'custom', customDescription: 'secret text of the note' } as const;

const LINKS: Readonly<Record<ItemId, Changes>> = {
  [DOOR_ID]: { ...LOCKED, unlockMethod: 'item', itemToUnlock: 'id-key', furtherKeys: ['id-made'] },
  'id-chest': {
    ...LOCKED,
    name: 'chest',
    unlockMethod: 'password',
    face: { type: 'digits' },
    unlockPassword: '71',
    isHidingAnotherItem: true,
    itemToHide: 'id-other',
    openedDescription: 'secret text of the open chest',
  },
  'id-safe': {
    ...LOCKED,
    name: 'safe',
    unlockMethod: 'sequence',
    sequence: ['id-left', 'id-right'],
    isHidingAnotherItem: true,
    itemToHide: 'id-key',
  },
  'id-way': { name: 'way', onClick: { type: 'go', to: 'id-cellar' } },
  'id-left': { name: 'left' },
  'id-right': { name: 'right' },
  'id-part': { name: 'part', isAddableToInventory: true, combinesWith: 'id-other', combinesInto: 'id-made' },
  'id-other': { name: 'secret other', isAddableToInventory: true, isHidden: true },
  'id-made': { name: 'secret made', isAddableToInventory: true, isHidden: true },
  'id-key': { name: 'secret key', isAddableToInventory: true, isHidden: true },
  'id-note': { name: 'secret note', scene: 'id-cellar', ...SAYS },
};

/** Further items of the rich room. The player has not earned any of them in these tests. */
const MORE_THINGS: Readonly<Record<ItemId, CatalogueEntry>> = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [`id-more-${index}`, noteEntry]),
);
const MORE_HIDDEN = ['id-more-0', 'id-more-1', 'id-more-2', 'id-more-3', 'id-more-4'];
const MORE_LINKS: Readonly<Record<ItemId, Changes>> = {
  'id-chest': {
    unlockPassword: '8731905',
    alsoHides: MORE_HIDDEN,
    hints: ['secret hint one', 'secret hint two', 'secret hint three'],
    openedDescription: `secret text of the open chest ${'and more '.repeat(30)}`,
    onOpen: { background: { scene: 'start', uri: '/art/backgrounds/secret/warm.webp', ambient: '#ffffff' } },
  },
  'id-safe': { sequence: ['id-left', 'id-right', 'id-left', 'id-left', 'id-right', 'id-right', 'id-left'] },
  'id-part': { hints: ['secret hint of the part'] },
  ...Object.fromEntries(
    Object.keys(MORE_THINGS).map((id, index) => [
      id,
      MORE_HIDDEN.includes(id)
        ? { name: `secret thing ${index}`, isHidden: true }
        : { name: `secret thing ${index}`, scene: `id-scene-${index % 8}` },
    ]),
  ),
};

/**
 * A room of the second kind whose whole play is known. The rich room looks exactly like the plain one until the player
 * has earned its additional items and texts.
 */
export function createSecondKindRoom({ isRich = false } = {}): Room {
  const locks = Object.fromEntries(FACE_LOCKS.map((id) => [id, chestEntry]));
  const plain = furnish({ ...THINGS, ...locks, ...(isRich && MORE_THINGS) });
  const further = isRich ? Array.from({ length: 8 }, (_, index) => `id-scene-${index}`) : [];
  const room: Room = {
    ...plain,
    roomName: 'The hall',
    introduction: 'Get out.',
    scenes: { ...plain.scenes, ...scenes('place', ['id-cellar']), ...scenes('closeUp', further) },
    sceneOrder: [...plain.sceneOrder, 'id-cellar', ...further],
    ending: isRich ? `secret ending ${'and more '.repeat(50)}` : 'secret ending',
    itemConfigs: changed(
      changed(plain.itemConfigs, { ...LINKS, ...facesFor(isRich) }),
      isRich ? MORE_LINKS : {},
    ),
    creator: CREATOR.name,
    creatorId: CREATOR.userId,
    revision: 3,
    isPublished: true,
    publishedVersion: 1,
  };
  requireSound(room);
  return room;

  function changed(configs: Room['itemConfigs'], changes: Readonly<Record<ItemId, Changes>>) {
    const made = Object.entries(changes).map(([id, change]) => [
      id,
      { ...get({ ...plain, itemConfigs: configs }, id), ...change },
    ]);
    return { ...configs, ...Object.fromEntries(made) };
  }
}

function scenes(kind: Scene['kind'], ids: readonly string[]): Room['scenes'] {
  const background = { uri: '/art/backgrounds/secret/night.webp', ambient: '#ffffff' };
  return Object.fromEntries(
    ids.map((id) => [id, { name: `secret name of ${id.slice(3)}`, kind, background }]),
  );
}

/** Requires a sound room, since mending would change it. */
function requireSound(room: Room): void {
  const parsed = parseRoom(room);
  const faults = parsed.ok ? parsed.value.warnings : [parsed.refusal];
  if (faults.length > 0) throw new Error(JSON.stringify(faults));
}
