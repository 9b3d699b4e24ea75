import { combinationsIn, hiddenBy, itemOf, keysOf, sequenceLockOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { touchedBy, type WalkStep } from '../../solve/escape/walk/walkStep.ts';

/**
 * Returns the things before which a lock may be put for a step at a thing, best first: what opens it, the thing itself,
 * and what is found in it, as far as the way out needs them and they can be moved.
 */
export function findGuardable(room: Room, at: ItemId, way: readonly WalkStep[]): readonly ItemId[] {
  const item = itemOf(room, at);
  if (!item) return [];
  const needed = new Set(way.flatMap(touchedBy));
  const near = [...(item.isItemLocked ? openersOf(room, at, way) : []), at, ...hiddenBy(item)];
  return [...new Set(near)].filter((id) => needed.has(id) && canBePutAway(room, id));
}

/** The keys of a lock, or their parts, and the things that tell its answer on the way out. */
function openersOf(room: Room, lock: ItemId, way: readonly WalkStep[]): readonly ItemId[] {
  const item = itemOf(room, lock);
  const made = combinationsIn(room);
  const keys = (item ? keysOf(item) : []).flatMap((key) => {
    const parts = made.get(key);
    return parts ? [parts.part, parts.other] : [key];
  });
  const told = way.flatMap((step) =>
    step.type === 'read' && step.lock === lock && step.source !== null ? [step.source] : [],
  );
  return [...keys, ...told];
}

/**
 * Returns whether a thing may be found elsewhere: not the way out, a part of the background, what the creator pinned,
 * a way, what is clicked in a sequence, or what is put together of parts.
 */
function canBePutAway(room: Room, id: ItemId): boolean {
  const item = itemOf(room, id);
  if (!item || id === DOOR_ID || item.spot || item.isPositionLocked) return false;
  return item.onClick?.type !== 'go' && sequenceLockOf(room, id) === null && !combinationsIn(room).has(id);
}
