import { itemOf } from './links.ts';
import type { ItemConfig, ItemId, Room } from './model.ts';

type Told = Pick<ItemConfig, 'toldBy'>;

/** Returns the items that the creator declared clues for a lock's answer (S7). */
export function toldByOf({ toldBy = [] }: Told): readonly ItemId[] {
  return toldBy;
}

/** Returns the item with this list of clues; an empty list removes the field. */
export function withToldBy<Item extends Told>({ toldBy: _, ...item }: Item, toldBy: readonly ItemId[]) {
  return toldBy.length > 0 ? { ...item, toldBy } : item;
}

/** Returns the locks for whose answers the creator declared an item a clue, in drawing order. */
export function toldLocksOf(room: Room, id: ItemId): readonly ItemId[] {
  return room.itemOrder.filter((lock) => itemOf(room, lock)?.toldBy?.includes(id));
}

/** Returns whether an item can be declared a clue for a lock's answer: any but the lock itself. */
export function mayTell(room: Room, { from, to }: { from: ItemId; to: ItemId }): boolean {
  return from !== to && itemOf(room, from) !== undefined;
}
