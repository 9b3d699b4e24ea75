import { LIMITS } from '../room/limits.ts';
import {
  combinationOf,
  combinationsIn,
  hiddenBy,
  hiderOf,
  itemOf,
  keysOf,
  lockOf,
  sequenceLockOf,
} from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { changeItem, changeRoom } from './change.ts';
import type { EditNote } from './command.ts';
import {
  dissolve,
  releaseHidden,
  releaseKey,
  releaseKeys,
  reveal,
  takeFromTold,
} from './links/changeLinks.ts';

/** The remaining room, and notes for the creator. */
export interface Removal {
  room: Room;
  notes: readonly EditNote[];
}

/** Removes an item with every link to or from it (SPEC §4, E9, M3). */
export function removeItem(room: Room, id: ItemId): Removal {
  const unlinking = [
    releaseKeys,
    releaseHidden,
    reveal,
    takeFromLock,
    takeFromSequence,
    takeFromTold,
    dissolve,
    unmake,
  ];
  const free = unlinking.reduce((linked, unlink) => unlink(linked, id), room);
  const { [id]: _, ...itemConfigs } = free.itemConfigs;
  const itemOrder = free.itemOrder.filter((other) => other !== id);
  return { room: changeRoom(free, { itemConfigs, itemOrder }), notes: notesOf(room, id) };
}

/** The next key becomes the first; without any the lock falls back to a password (M3). */
function takeFromLock(room: Room, key: ItemId): Room {
  const lock = lockOf(room, key);
  const freed = releaseKey(room, key);
  const isLast = lock !== null && itemOf(freed, lock)?.itemToUnlock === null;
  return isLast ? changeItem(freed, lock, { unlockMethod: 'password' }) : freed;
}

/** A sequence that becomes too short falls back to a password too (M3). */
function takeFromSequence(room: Room, member: ItemId): Room {
  const lock = sequenceLockOf(room, member);
  const sequence = lock === null ? [] : (itemOf(room, lock)?.sequence ?? []);
  if (lock === null) return room;
  const left = sequence.filter((other) => other !== member);
  const isLongEnough = left.length >= LIMITS.sequence.min;
  return changeItem(
    room,
    lock,
    isLongEnough ? { sequence: left } : { sequence: [], unlockMethod: 'password' },
  );
}

/** Dissolves the combination that makes an item (C1). */
function unmake(room: Room, result: ItemId): Room {
  const combination = combinationsIn(room).get(result);
  return combination ? dissolve(room, combination.part) : room;
}

function notesOf(room: Room, id: ItemId): readonly EditNote[] {
  const combination = combinationOf(room, id);
  const dissolved: readonly EditNote[] = combination
    ? [{ type: 'combinationDissolved', result: combination.result }]
    : [];
  return [...dissolved, ...lockNotes(room, id), ...lossNotes(room, id)];
}

/** Returns notes about what other items lose, and which items become visible. */
function lossNotes(room: Room, id: ItemId): readonly EditNote[] {
  const item = itemOf(room, id);
  if (!item) return [];
  const { name } = item;
  const hider = hiderOf(room, id);
  const hidden = hider === null ? undefined : itemOf(room, hider);
  const combination = combinationOf(room, id);
  const part = combination && (combination.part === id ? combination.other : combination.part);
  const shown = hiddenBy(item).filter((each) => itemOf(room, each));
  return [
    ...(shown.length > 0 ? [{ type: 'hiderDeleted', hidden: shown, hider: name } as const] : []),
    ...keysOf(item).map((key): EditNote => ({ type: 'lockDeleted', key, lock: name })),
    ...(hider !== null && hidden && hiddenBy(hidden).length === 1
      ? [{ type: 'hiddenDeleted', hider, hidden: name } as const]
      : []),
    ...(part ? [{ type: 'partDeleted', part, other: name } as const] : []),
  ];
}

function lockNotes(room: Room, id: ItemId): readonly EditNote[] {
  const lock = lockOf(room, id);
  const item = lock === null ? undefined : itemOf(room, lock);
  const isLast = item !== undefined && keysOf(item).length === 1;
  return lock !== null && isLast ? [{ type: 'keyDeleted', lock, key: itemOf(room, id)?.name ?? '' }] : [];
}
