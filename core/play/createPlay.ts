import { NO_HINTS } from '../hint/model.ts';
import { combinationsIn, hidersIn, itemOf } from '../room/links.ts';
import {
  DOOR_ID,
  type ItemConfig,
  type ItemId,
  type ItemState,
  type Room,
  type SceneId,
} from '../room/model.ts';
import { firstSceneOf } from '../room/scenes.ts';
import type { Play, PlayItem, Seat } from './model.ts';
import { type OpaqueName, toOpaqueName } from './view/opaqueName.ts';

/**
 * Creates a play of a room, not started yet (P1). `randomName` makes the items' opaque names (P12). They must
 * be unguessable, or a player could count hidden items.
 */
export function createPlay(room: Room, randomName: () => string): Play {
  const hiders = hidersIn(room);
  const made = combinationsIn(room);
  const items = room.itemOrder.map((id) => {
    const isMade = made.has(id);
    return [id, startingItem(room, { id, hider: hiders.get(id), isMade })] as const;
  });
  const names = giveNames([...room.itemOrder, ...room.sceneOrder.map(sceneKey)], randomName);
  return {
    isStarted: false,
    isPaused: false,
    isGameOver: false,
    isEscaped: false,
    names: pickNames(names, room.itemOrder, (id) => id),
    sceneNames: pickNames(names, room.sceneOrder, sceneKey),
    seed: randomName(),
    ...openingSeat(room),
    entered: [firstSceneOf(room)],
    changedScenes: scenesChangedAtStart(room),
    items: Object.fromEntries(items),
    itemOrder: room.itemOrder,
    inventory: [],
    usedKeys: {},
    shownLocks: [],
    journal: [],
    hints: NO_HINTS,
    tries: {},
    closedUntil: {},
    timeAllowance: 'standard',
    minutesGiven: 0,
    startedAt: null,
    pausedAt: null,
    pausedBy: null,
    pausedFor: 0,
    time: null,
  };
}

/** Returns the state in which every seat begins (T1): in the first scene, with empty hands. */
export function openingSeat(room: Room): Seat {
  return { scene: firstSceneOf(room), wayBack: [], selected: null, clicks: {} };
}

/** The slash, which no id contains, keeps a scene apart from an item with the same id. */
function sceneKey(id: SceneId): string {
  return `/${id}`;
}

/** Returns a unique name for each key. */
function giveNames(keys: readonly string[], randomName: () => string): ReadonlyMap<string, OpaqueName> {
  const taken = new Map<OpaqueName, string>();
  for (const key of keys) taken.set(freeName(taken, randomName()), key);
  return new Map([...taken].map(([name, key]) => [key, name]));
}

function pickNames(
  names: ReadonlyMap<string, OpaqueName>,
  ids: readonly string[],
  keyOf: (id: string) => string,
): Readonly<Record<string, OpaqueName>> {
  return Object.fromEntries(ids.flatMap((id) => [[id, names.get(keyOf(id))]])) as Record<string, OpaqueName>;
}

/** Ensures unique names even if the caller's randomness is poor. */
function freeName(taken: ReadonlyMap<OpaqueName, string>, name: string): OpaqueName {
  let free = toOpaqueName(name);
  for (let count = 2; taken.has(free); count++) free = toOpaqueName(`${name}-${count}`);
  return free;
}

interface Starting {
  id: ItemId;
  hider: ItemId | undefined;
  /** Whether it is the result of a combination (C1). */
  isMade: boolean;
}

/** P14: the items that an initially open item hides are visible from the start. */
function startingItem(room: Room, { id, hider, isMade }: Starting): PlayItem {
  const item = itemOf(room, id);
  const isBehind = hider !== undefined && startingState(room, hider) === 'default';
  return {
    visible: true,
    isHidden: isBehind || isMade,
    isLocked: item?.isItemLocked ?? false,
    state: startingState(room, id),
  };
}

/** O1: an item that is open from the start has had all its effects. */
function scenesChangedAtStart(room: Room): readonly SceneId[] {
  return room.itemOrder.flatMap((id) => {
    const scene = itemOf(room, id)?.onOpen?.background.scene;
    return scene !== undefined && startingState(room, id) === 'opened' ? [scene] : [];
  });
}

/**
 * Returns the item's state at the start. P14: the door and locked items start closed, whatever a draft says.
 */
export function startingState(room: Room, id: ItemId): ItemState {
  const item = itemOf(room, id);
  return item && !startsClosed(id, item) ? item.state : 'default';
}

function startsClosed(id: ItemId, item: ItemConfig): boolean {
  return id === DOOR_ID || item.isItemLocked;
}
