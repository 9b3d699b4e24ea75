import { hidersIn, itemOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type ItemState, type Room } from '../room/model.ts';
import type { Play, PlayItem } from './model.ts';
import { type OpaqueName, toOpaqueName } from './opaqueName.ts';

/**
 * A play of a room that has not started (P1). `randomName` gives the items' opaque names (P12): they must not be
 * guessable from one another, or a player could count what is hidden.
 */
export function createPlay(room: Room, randomName: () => string): Play {
  const hiders = hidersIn(room);
  const items = room.itemOrder.map((id) => [id, startingItem(room, { id, hider: hiders.get(id) })] as const);
  return {
    isStarted: false,
    isPaused: false,
    isGameOver: false,
    isEscaped: false,
    names: nameItems(room.itemOrder, randomName),
    items: Object.fromEntries(items),
    itemOrder: room.itemOrder,
    inventory: [],
    selected: null,
    tries: {},
    closedUntil: {},
    startedAt: null,
    pausedAt: null,
    pausedFor: 0,
    time: null,
  };
}

function nameItems(ids: readonly ItemId[], randomName: () => string): Play['names'] {
  const names = new Map<OpaqueName, ItemId>();
  for (const id of ids) names.set(freeName(names, randomName()), id);
  return Object.fromEntries([...names].map(([name, id]) => [id, name]));
}

/** Two items must never share a name, however poor the caller's randomness. */
function freeName(taken: ReadonlyMap<OpaqueName, ItemId>, name: string): OpaqueName {
  let free = toOpaqueName(name);
  for (let count = 2; taken.has(free); count++) free = toOpaqueName(`${name}-${count}`);
  return free;
}

/** P14: what an item opened from the start hides is there from the start. */
function startingItem(room: Room, { id, hider }: { id: ItemId; hider: ItemId | undefined }): PlayItem {
  const item = itemOf(room, id);
  const isHidden = hider !== undefined && startingState(room, hider) === 'default';
  return {
    visible: true,
    isHidden,
    isLocked: item?.isItemLocked ?? false,
    state: startingState(room, id),
  };
}

/** P14: the door and locked items start closed, whatever a draft says. */
function startingState(room: Room, id: ItemId): ItemState {
  const item = itemOf(room, id);
  return item && !startsClosed(id, item) ? item.state : 'default';
}

function startsClosed(id: ItemId, item: ItemConfig): boolean {
  return id === DOOR_ID || item.isItemLocked;
}
