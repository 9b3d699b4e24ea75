import type { Action, Play } from '../play/model.ts';
import { foldPassword } from '../play/passwords.ts';
import { isReachable } from '../play/step.ts';
import { type Result, refuse, success } from '../result.ts';
import { doorOf, holdsBackClicks, itemOf, keyOf } from '../room/links.ts';
import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../room/model.ts';
import { hasOpenedPicture } from '../room/pictures.ts';
import type { Obstacle } from './obstacle.ts';

/** How a room is escaped. */
export interface Solution {
  /** A shortest way to the open door: one action for each item that it needs, by ids (S1). */
  walkthrough: readonly Action[];
  /** The items of the walkthrough, in its order; no way out does without one of them. */
  needed: readonly ItemId[];
  /** Items looked at: the work grows with the room and not with its states (S5). */
  steps: number;
}

/**
 * Finds a shortest escape from any state of a running play, or what stands in its way (S1, S2); the time limit is left out.
 * It is exact: each item has one hider (R7) and one key (E8), and one action alone that brings it on, so what the door
 * needs is one set of items, and every way out takes each of them once. No key can be wasted (E8), so the order never
 * matters but for what an item itself needs.
 */
export function solve(room: Room, play: Play): Result<Solution, readonly Obstacle[]> {
  if (doorOf(room) === null) return refuse([{ type: 'noDoor' }]);
  const search: Search = { room, play, hiders: hidersIn(room), path: [], found: new Map(), steps: 0 };
  const obstacles = play.isEscaped ? [] : reach(search, DOOR_ID);
  if (obstacles.length > 0) return refuse(obstacles);
  const { found, steps } = search;
  return success({ walkthrough: [...found.values()], needed: [...found.keys()], steps });
}

interface Search {
  readonly room: Room;
  readonly play: Play;
  readonly hiders: ReadonlyMap<ItemId, ItemId>;
  /** What led here, to tell a ring. */
  readonly path: Need[];
  /** The action of each item that can be brought on, what it needs before it. */
  readonly found: Map<ItemId, Action>;
  steps: number;
}

/** Why one item has to be brought on before another. */
interface Need {
  type: 'lockedBy' | 'hiddenBy';
  item: ItemId;
  by: ItemId;
}

/** Brings an item on, after all that it needs; gives what stands in the way, nothing where it can be done. */
function reach(search: Search, id: ItemId): readonly Obstacle[] {
  if (search.found.has(id)) return [];
  search.steps++;
  for (const need of needsOf(search, id)) {
    const obstacles = reachNeed(search, need);
    if (obstacles.length > 0) return obstacles;
  }
  const item = itemOf(search.room, id);
  const action = item ? actionOn(search, id, item) : null;
  if (action === null) return [...search.path.slice(-1), deadEnd(search, id, item)];
  search.found.set(id, action);
  return [];
}

function reachNeed(search: Search, need: Need): readonly Obstacle[] {
  const start = search.path.findIndex(({ item }) => item === need.by);
  if (need.by === need.item) return [need];
  if (start >= 0) return [...search.path.slice(start), need];
  search.path.push(need);
  const obstacles = reach(search, need.by);
  search.path.pop();
  return obstacles;
}

function needsOf({ room, play, hiders }: Search, id: ItemId): readonly Need[] {
  const hider = play.items[id]?.isHidden ? hiders.get(id) : undefined;
  const key = play.items[id]?.isLocked ? keyOf(room, id) : null;
  const hiding: readonly Need[] = hider === undefined ? [] : [{ type: 'hiddenBy', item: id, by: hider }];
  if (key === null || play.inventory.includes(key)) return hiding;
  return [...hiding, { type: 'lockedBy', item: id, by: key }];
}

/** The one action that opens, unlocks or collects an item once it is in sight, null where there is none. */
function actionOn({ room, play }: Search, id: ItemId, item: ItemConfig): Action | null {
  if (play.items[id]?.isLocked) return unlockingAction(room, id, item);
  const opens = id === DOOR_ID || (hasOpenedPicture(item) && play.items[id]?.state === 'default');
  const answers = !holdsBackClicks(item) && (item.isAddableToInventory || opens);
  const isThere = isReachable(play, id) || play.items[id]?.isHidden === true;
  return answers && isThere ? { type: 'click', item: id } : null;
}

function unlockingAction(room: Room, id: ItemId, item: ItemConfig): Action | null {
  if (item.unlockMethod === 'password') {
    const { unlockPassword: password } = item;
    return foldPassword(password) === '' ? null : { type: 'enterPassword', item: id, password };
  }
  const key = keyOf(room, id);
  return key === null ? null : { type: 'useItem', item: key, on: id };
}

function deadEnd({ play }: Search, id: ItemId, item: ItemConfig | undefined): Obstacle {
  if (!item || !play.items[id]?.isLocked) return { type: 'neverOpens', item: id };
  return { type: item.unlockMethod === 'password' ? 'noPassword' : 'noKey', item: id };
}

function hidersIn(room: Room): ReadonlyMap<ItemId, ItemId> {
  const hiders = new Map<ItemId, ItemId>();
  for (const id of room.itemOrder) {
    const hidden = itemOf(room, id)?.itemToHide ?? null;
    if (hidden !== null) hiders.set(hidden, id);
  }
  return hiders;
}
