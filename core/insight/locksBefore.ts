import { itemOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { Marking } from '../solve/escape/Marking.ts';
import { done, partsOf } from '../solve/escape/rules/facts.ts';
import type { Rule } from '../solve/escape/rules/RuleBook.ts';
import { examine } from '../solve/examine.ts';
import { MOST_LOCKS } from './marks.ts';

/** A cache. Rooms are immutable, so results stay valid. */
const known = new WeakMap<Room, ReadonlyMap<ItemId, readonly ItemId[]>>();

/**
 * Returns the marked locks of a room in drawing order, each with the marked locks that must be opened before it
 * on every way. Computed once for each room.
 */
export function locksBefore(room: Room): ReadonlyMap<ItemId, readonly ItemId[]> {
  const before = known.get(room) ?? findLocksBefore(room);
  known.set(room, before);
  return before;
}

function findLocksBefore(room: Room): ReadonlyMap<ItemId, readonly ItemId[]> {
  const locks = room.itemOrder.filter((id) => itemOf(room, id)?.isItemLocked).slice(0, MOST_LOCKS);
  const { book, derived } = bestReach(room);
  const openedBy = ({ makes }: Rule): readonly ItemId[] => {
    const { kind, id } = partsOf(makes);
    return kind === 'done' && locks.includes(id) ? [id] : [];
  };
  const marking = new Marking(book, openedBy);
  const needs = (lock: ItemId, other: ItemId) =>
    other !== lock && derived.by.has(done(lock)) && !marking.comesWithout(done(lock), other);
  return new Map(locks.map((lock) => [lock, locks.filter((other) => needs(lock, other))]));
}

/** If an answer can only be read behind its own lock, all answers are taken as known, as in a walkthrough. */
function bestReach(room: Room) {
  const { reachByClues, reach } = examine(room);
  return reachByClues.derived.by.size < reach.derived.by.size ? reach : reachByClues;
}
