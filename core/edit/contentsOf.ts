import { hiddenBy, itemOf } from '../room/links.ts';
import type { ItemConfig, ItemId, Room } from '../room/model.ts';

/**
 * Returns the items hidden in an item in its scene, directly or through others (never in a circle, E5), that
 * satisfy `goesAlong`.
 */
export function contentsOf(
  room: Room,
  id: ItemId,
  goesAlong: (item: ItemConfig) => boolean = () => true,
): readonly ItemId[] {
  const hider = itemOf(room, id);
  if (!hider) return [];
  const direct = hiddenBy(hider).filter((hidden) => {
    const item = itemOf(room, hidden);
    return item?.scene === hider.scene && goesAlong(item);
  });
  return [...direct, ...direct.flatMap((hidden) => contentsOf(room, hidden, goesAlong))];
}
