import type { FaceType } from '../../../core/lock/model.ts';
import { hidersIn, itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';

/** What opens a lock: a key, clicks in an order, or an answer on its face. */
export type LockKind = 'key' | 'clicks' | FaceType;

/** Badges of an item that is part of the puzzle. */
export interface Badges {
  id: ItemId;
  /** What opens the item; null if it is not locked. */
  lock: LockKind | null;
  /** The item's positions in a sequence, from 1; mostly empty. */
  places: readonly number[];
  /** What hides the item; null if nothing does. */
  hider: ItemId | null;
  /** Whether the item is revealed by another one, or made by combining two. */
  isHidden: boolean;
}

/** The badges of those items that have any. */
export function badgesOf(room: Room, ids: readonly ItemId[]): readonly Badges[] {
  const hiders = hidersIn(room);
  const places = placesIn(room);
  return ids.flatMap((id) => {
    const item = itemOf(room, id);
    if (!item) return [];
    const lock = item.isItemLocked ? lockKindOf(room, id) : null;
    const badges = {
      id,
      lock,
      places: places.get(id) ?? [],
      hider: hiders.get(id) ?? null,
      isHidden: item.isHidden,
    };
    return lock !== null || badges.isHidden || badges.places.length > 0 ? [badges] : [];
  });
}

function lockKindOf(room: Room, id: ItemId): LockKind | null {
  const item = itemOf(room, id);
  if (!item) return null;
  if (item.unlockMethod === 'item') return 'key';
  return item.unlockMethod === 'sequence' ? 'clicks' : item.face.type;
}

/** For each member of a sequence, its positions in it (K6). */
function placesIn(room: Room): ReadonlyMap<ItemId, readonly number[]> {
  const places = new Map<ItemId, number[]>();
  for (const { sequence } of Object.values(room.itemConfigs)) {
    sequence.forEach((member, place) => {
      places.set(member, [...(places.get(member) ?? []), place + 1]);
    });
  }
  return places;
}
