import type { FaceType } from '../../../core/lock/model.ts';
import { hidersIn, itemOf } from '../../../core/room/links.ts';
import type { ItemId, Room } from '../../../core/room/model.ts';

/** What a lock is opened by: a key, clicks in an order, or an answer on its face. */
export type LockKind = 'key' | 'clicks' | FaceType;

/** What is to be seen at an item of the puzzle that it is part of. */
export interface Badges {
  id: ItemId;
  /** Null on what is not locked. */
  lock: LockKind | null;
  /** Its places in the order of clicks that it belongs to, from 1; most have none. */
  places: readonly number[];
  /** The item that hides it; null where none does. */
  hider: ItemId | null;
  /** It comes to light by another item, or by combining two. */
  isHidden: boolean;
}

/** The badges of these items, of those that have any. */
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

/** By member, when it is clicked (K6). */
function placesIn(room: Room): ReadonlyMap<ItemId, readonly number[]> {
  const places = new Map<ItemId, number[]>();
  for (const { sequence } of Object.values(room.itemConfigs)) {
    sequence.forEach((member, place) => {
      places.set(member, [...(places.get(member) ?? []), place + 1]);
    });
  }
  return places;
}
