import { itemOf } from './links.ts';
import type { ItemConfig, ItemId, Room } from './model.ts';

/**
 * Returns an item and its group (E10): the items of the same scene with the same group id, in drawing order.
 */
export function groupOf(room: Room, id: ItemId): readonly ItemId[] {
  const item = itemOf(room, id);
  if (item?.group === undefined) return item ? [id] : [];
  return room.itemOrder.filter((other) => isTogether(item, itemOf(room, other)));
}

/** Ungroups items whose group has no other member left in their scene. */
export function ungroupSingles(room: Room, onSingle: (id: ItemId) => void = () => {}): Room {
  const grouped = Object.entries(room.itemConfigs).filter(([, { group }]) => group !== undefined);
  const counts = new Map<string, number>();
  for (const [, item] of grouped) counts.set(sharedBy(item), (counts.get(sharedBy(item)) ?? 0) + 1);
  const singles = grouped.filter(([, item]) => counts.get(sharedBy(item)) === 1);
  if (singles.length === 0) return room;
  for (const [id] of singles) onSingle(id);
  const ungrouped = singles.map(([id, item]) => [id, withoutGroup(item)] as const);
  return { ...room, itemConfigs: { ...room.itemConfigs, ...Object.fromEntries(ungrouped) } };
}

/** Returns the item without its group. */
export function withoutGroup<Item extends Pick<ItemConfig, 'group'>>({
  group: _,
  ...item
}: Item): Omit<Item, 'group'> {
  return item;
}

/** The space keeps the two ids apart, since no id contains one. */
function sharedBy({ group, scene }: ItemConfig): string {
  return `${group} ${scene}`;
}

function isTogether({ group, scene }: ItemConfig, other: ItemConfig | undefined): boolean {
  return other?.group === group && other?.scene === scene;
}
