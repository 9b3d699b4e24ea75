import type { ItemId, Room } from '../room/model.ts';
import { reachBy } from '../solve/escape/findReach.ts';
import { done } from '../solve/escape/rules/facts.ts';
import { STEP_SECONDS } from '../solve/escape/walk/pace.ts';
import { ENTER_SECONDS } from '../solve/escape/walk/rateDifficulty.ts';
import { wayBack } from '../solve/escape/wayBack.ts';
import { examine } from '../solve/examine.ts';

/** Returns the locks of a room. */
export function locksOf(room: Room): readonly ItemId[] {
  return room.itemOrder.filter((id) => room.itemConfigs[id]?.isItemLocked);
}

/**
 * Returns the most locks that some play can leave open to be worked on at a time (G2): the largest number of locks of
 * which none has to be opened before another one.
 */
export function countOpenEnds(room: Room): number {
  const locks = locksOf(room);
  const { book } = examine(room).reachByClues;
  const before = new Map(
    locks.map((lock) => {
      const { derived } = reachBy(book, ({ makes }) => makes !== done(lock));
      return [lock, locks.filter((other) => other !== lock && !derived.by.has(done(other)))] as const;
    }),
  );
  return locks.length - countPairs(before);
}

/** Returns the most pairs of which no two have a first or a second member in common: chains of locks are made of them. */
function countPairs(before: ReadonlyMap<ItemId, readonly ItemId[]>): number {
  const pairedTo = new Map<ItemId, ItemId>();
  const pair = (lock: ItemId, tried: Set<ItemId>): boolean =>
    (before.get(lock) ?? []).some((later) => {
      if (tried.has(later)) return false;
      tried.add(later);
      const other = pairedTo.get(later);
      if (other !== undefined && !pair(other, tried)) return false;
      pairedTo.set(later, lock);
      return true;
    });
  return [...before.keys()].filter((lock) => pair(lock, new Set())).length;
}

/** Returns the seconds after which a player who goes straight to it has opened a lock for the first time (G2). */
export function secondsToFirstSuccess(room: Room): number {
  const { derived } = examine(room).reachByClues;
  return Math.min(
    ...locksOf(room).map((lock) =>
      (wayBack(derived, done(lock)) ?? [])
        .flatMap(({ steps }) => steps)
        .reduce((sum, { type }) => sum + (type === 'enterPassword' ? ENTER_SECONDS : STEP_SECONDS[type]), 0),
    ),
  );
}
