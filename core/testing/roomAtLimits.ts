import { LIMITS } from '../room/limits.ts';
import { parseRoom } from '../room/load/parseRoom.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room, type SceneId } from '../room/model.ts';
import { sizeOf } from '../room/sizeOf.ts';
import { furnish, get } from './build.ts';
import { chestEntry, keyEntry, newRoom } from './entries.ts';

type Traits = Partial<ItemConfig>;

const PER_SCENE = LIMITS.items / LIMITS.scenes;
const COLUMNS = 5;
const MEMBERS = LIMITS.sequence.max;
const SCENES: readonly SceneId[] = ['start', ...numbers(LIMITS.scenes - 1).map((place) => `scene-${place}`)];

const kinds = furnish({ chest: chestEntry, key: keyEntry });
const LOCKED: Traits = { isItemLocked: true, isLocked: true };

/**
 * Returns a room of the second kind with everything at its limit at once: items, scenes, members of
 * sequences, hidden items, keys, hints, further answers and texts, in three-byte letters as far as the size
 * allows (R4, M2). The keys of the first further scene open the door.
 */
export function createRoomAtLimits(): Room {
  let wide = LIMITS.items / 3;
  let room = createFullRoom(wide);
  while (sizeOf(room) > LIMITS.roomBytes) {
    wide -= 5;
    room = createFullRoom(wide);
  }
  const parsed = parseRoom(room);
  const faults = parsed.ok ? parsed.value.warnings : [parsed.refusal];
  if (faults.length > 0) throw new Error(JSON.stringify(faults.slice(0, 5)));
  return room;
}

/** @param wide how many items have texts of wide letters */
function createFullRoom(wide: number): Room {
  const plain = newRoom();
  const [background] = Object.values(plain.scenes).map((scene) => scene.background);
  if (!background) throw new Error('A room has a scene.');
  const scenes = SCENES.map((id) => [id, { name: text(LIMITS.sceneName), kind: 'place', background }]);
  const items = SCENES.flatMap((scene, place) => (place === 0 ? startItems() : sceneItems(scene)));
  const told = items.map(([id, traits], place) => [id, { ...textsOf(place < wide), ...traits }] as const);
  return {
    ...plain,
    roomName: text(LIMITS.roomName),
    introduction: text(LIMITS.introduction),
    ending: text(LIMITS.ending),
    debrief: text(LIMITS.debrief),
    scenes: Object.fromEntries(scenes),
    sceneOrder: SCENES,
    itemConfigs: Object.fromEntries(told.map(([id, traits], place) => [id, createItem(id, place, traits)])),
    itemOrder: told.map(([id]) => id),
  };
}

type Named = readonly [ItemId, Traits];

/** The door, a way to each scene, and things that only say something. */
function startItems(): Named[] {
  const [first = '', ...further] = keysIn('scene-0');
  const door: Traits = { ...LOCKED, unlockMethod: 'item', itemToUnlock: first, furtherKeys: further };
  const ways = SCENES.slice(1).map((to): Named => [`way-${to}`, { onClick: { type: 'go', to } }]);
  const others = numbers(PER_SCENE - 1 - ways.length).map((place): Named => [`thing-${place}`, {}]);
  return [[DOOR_ID, door], ...ways, ...others];
}

/** A lock by sequence that hides the keys of another lock, and locks with texts. */
function sceneItems(scene: SceneId): Named[] {
  const members = numbers(MEMBERS).map((place) => `${scene}-member-${place}`);
  const hidden = hiddenIn(scene);
  const [first = '', ...further] = scene === 'scene-0' ? [] : keysIn(scene);
  const keyLock: Traits = { ...LOCKED, unlockMethod: 'item', itemToUnlock: first, furtherKeys: further };
  const items: Named[] = [
    [`${scene}-sequence`, sequenceLock(members, hidden)],
    [`${scene}-lock`, first === '' ? {} : keyLock],
    ...members.map((id): Named => [id, {}]),
    ...hidden.map(
      (id, place): Named => [
        id,
        { isHidden: true, ...(place < LIMITS.keys && { isAddableToInventory: true }) },
      ],
    ),
  ];
  const left = numbers(PER_SCENE - items.length);
  const all = [...items, ...left.map((place): Named => [`${scene}-text-${place}`, textLock(place)])];
  return all.map(([id, traits]): Named => [id, { scene, ...traits }]);
}

function sequenceLock(members: readonly ItemId[], [first = '', ...others]: readonly ItemId[]): Traits {
  const hiding = { isHidingAnotherItem: true, itemToHide: first, alsoHides: others };
  return { ...LOCKED, unlockMethod: 'sequence', sequence: members, ...hiding };
}

function textLock(place: number): Traits {
  const answerAt = (number: number) => `${place}${number}`.padEnd(LIMITS.password, 'x');
  const further = numbers(LIMITS.alsoAccepts).map(answerAt);
  const answers = { unlockPassword: answerAt(LIMITS.alsoAccepts), alsoAccepts: further };
  return { ...LOCKED, unlockMethod: 'password', ...answers, wrongText: text(LIMITS.wrongText) };
}

function hiddenIn(scene: SceneId): readonly ItemId[] {
  return numbers(LIMITS.hidden).map((place) => `${scene}-hidden-${place}`);
}

function keysIn(scene: SceneId): readonly ItemId[] {
  return hiddenIn(scene).slice(0, LIMITS.keys);
}

function textsOf(isWide: boolean): Traits {
  const letter = isWide ? '鍵' : 'x';
  return {
    description: 'custom',
    customDescription: letter.repeat(LIMITS.message),
    openedDescription: letter.repeat(LIMITS.message),
    hints: numbers(LIMITS.hints).map(() => 'x'.repeat(LIMITS.hint)),
    name: 'x'.repeat(LIMITS.itemName),
  };
}

/** In rows, so that no item covers another. */
function createItem(id: ItemId, place: number, traits: Traits): ItemConfig {
  const kind = traits.isAddableToInventory ? 'key' : 'chest';
  const made = id === DOOR_ID ? get(newRoom(), DOOR_ID) : { ...get(kinds, kind), width: 4 };
  const inScene = place % PER_SCENE;
  const position = { x: (inScene % COLUMNS) * 8, y: Math.floor(inScene / COLUMNS) * 18 };
  return { ...made, ...(id !== DOOR_ID && { position }), ...traits };
}

function text(length: number): string {
  return 'x'.repeat(length);
}

function numbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
