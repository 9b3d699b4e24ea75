import { itemOf } from './links.ts';
import type { ItemConfig, ItemId, Room } from './model.ts';

type Told = Pick<ItemConfig, 'toldBy'>;

/** What tells the answer of a lock by its creator's word (S7). */
export function toldByOf({ toldBy = [] }: Told): readonly ItemId[] {
  return toldBy;
}

/** The thing with these in place of what told its answer; a list of none is no field. */
export function withToldBy<Item extends Told>({ toldBy: _, ...item }: Item, toldBy: readonly ItemId[]) {
  return toldBy.length > 0 ? { ...item, toldBy } : item;
}

/** The locks whose answer a thing tells by the creator's word, in drawing order. */
export function toldLocksOf(room: Room, id: ItemId): readonly ItemId[] {
  return room.itemOrder.filter((lock) => itemOf(room, lock)?.toldBy?.includes(id));
}

/** Whether a thing may be named as what tells a lock's answer: any but the lock itself. */
export function mayTell(room: Room, { from, to }: { from: ItemId; to: ItemId }): boolean {
  return from !== to && itemOf(room, from) !== undefined;
}
