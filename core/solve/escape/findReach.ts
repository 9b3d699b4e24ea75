import { isReachable } from '../../play/step.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId } from '../../room/model.ts';
import { type ClueSource, type Clues, NO_CLUES } from '../clues/clues.ts';
import { dependenciesOf, type Move, moveFor, type World } from './world.ts';

/** What a player can come to, whatever the order: nothing that is done closes a way (E8). */
export interface Reach {
  /** Every item that can be opened, unlocked or collected, with the action that does it, after all that it needs. */
  readonly moves: ReadonlyMap<ItemId, Move>;
  /** Every item that comes into sight. */
  readonly seen: ReadonlySet<ItemId>;
  /** By lock, the first text in sight that holds its password, read before it was opened (S6). */
  readonly cluesFound: ReadonlyMap<ItemId, ClueSource>;
  /** Looks at an item: at most one for each item and one for each link and clue (S5). */
  readonly steps: number;
}

interface ReachOptions {
  clues?: Clues;
  /** Locks that stay shut until a text in sight holds their password. */
  locksNeedingClue?: ReadonlySet<ItemId>;
  /** An item that is left alone. */
  without?: ItemId;
}

/** Finds all that can be reached from a world's state on, each item once what it needs has been reached (S5). */
export function findReach(world: World, options: ReachOptions = {}): Reach {
  const { clues = NO_CLUES, locksNeedingClue, without } = options;
  const moves = new Map<ItemId, Move>();
  const seen = new Set<ItemId>();
  const cluesFound = new Map<ItemId, ClueSource>();
  /** Grows while it is gone through: an item is looked at again when something that it waits for has come. */
  const waiting: ItemId[] = [];

  readText(null);
  waiting.push(...world.room.itemOrder);
  for (const id of waiting) {
    if (isInSight(id)) look(id);
  }
  return { moves, seen, cluesFound, steps: waiting.length };

  function isInSight(id: ItemId): boolean {
    const hider = world.play.items[id]?.isHidden ? world.hiders.get(id) : undefined;
    return hider === undefined ? isReachable(world.play, id) : moves.has(hider);
  }

  function look(id: ItemId): void {
    if (!seen.has(id)) {
      seen.add(id);
      readText(id);
    }
    const isWaiting = dependenciesOf(world, id).some(({ by }) => !moves.has(by)) || lacksClue(id);
    const move = isWaiting || moves.has(id) || id === without ? null : moveFor(world, id);
    if (move) make(id, move);
  }

  function make(id: ItemId, move: Move): void {
    moves.set(id, move);
    const hidden = itemOf(world.room, id)?.itemToHide ?? null;
    if (hidden !== null) waiting.push(hidden);
    const lock = world.locks.get(id);
    if (lock !== undefined) waiting.push(lock);
  }

  function readText(source: ClueSource): void {
    for (const lock of clues.get(source) ?? []) {
      if (cluesFound.has(lock) || moves.has(lock)) continue;
      cluesFound.set(lock, source);
      waiting.push(lock);
    }
  }

  function lacksClue(id: ItemId): boolean {
    return locksNeedingClue?.has(id) === true && !cluesFound.has(id);
  }
}
