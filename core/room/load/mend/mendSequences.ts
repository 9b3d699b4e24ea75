import { LIMITS } from '../../limits.ts';
import { combinationsIn, hidesThroughOthers, holdsBackClicks, itemOf, locksIn } from '../../links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../model.ts';
import type { Warn } from './warning.ts';

/**
 * Removes members of sequences that are missing or that K6 forbids; a sequence of fewer than two is cleared.
 */
export function mendSequences(room: Room, warn: Warn): Room {
  const owners = new Map<ItemId, ItemId>();
  const taken = findTaken(room);
  return room.itemOrder.reduce((worse, lock) => {
    const item = itemOf(worse, lock);
    if (!item || item.sequence.length === 0) return worse;
    const fitting = item.sequence.filter((member) => {
      const owner = owners.get(member) ?? lock;
      const isAllowed = owner === lock && canBeMember(worse, { lock, member }, taken);
      if (isAllowed) owners.set(member, lock);
      else
        warn({ type: itemOf(worse, member) ? 'forbiddenLink' : 'danglingLink', id: lock, field: 'sequence' });
      return isAllowed;
    });
    return setSequence(worse, lock, fitting.length < LIMITS.sequence.min ? [] : fitting);
  }, room);
}

function setSequence(room: Room, lock: ItemId, sequence: readonly ItemId[]): Room {
  const item = itemOf(room, lock);
  if (!item || sequence.length === item.sequence.length) return room;
  return { ...room, itemConfigs: { ...room.itemConfigs, [lock]: { ...item, sequence } } };
}

/** Returns keys, parts and results, computed once since a room may have thousands of items. */
function findTaken(room: Room): ReadonlySet<ItemId> {
  const combinations = [...combinationsIn(room).values()];
  const combined = combinations.flatMap(({ part, other, result }) => [part, other, result]);
  return new Set([...locksIn(room).keys(), ...combined]);
}

/** Returns whether clicks on an item may be part of a lock's sequence, regardless of other sequences (K6). */
function canBeMember(
  room: Room,
  { lock, member }: { lock: ItemId; member: ItemId },
  taken: ReadonlySet<ItemId>,
): boolean {
  const item = itemOf(room, member);
  return (
    item !== undefined &&
    member !== lock &&
    member !== DOOR_ID &&
    !item.isAddableToInventory &&
    !item.isItemLocked &&
    !holdsBackClicks(item) &&
    item.onClick?.type !== 'go' &&
    !taken.has(member) &&
    !hidesThroughOthers(room, { upper: lock, lower: member })
  );
}
