import { DOOR_ID, type ItemConfig, type ItemId, type Room } from '../../room/model.ts';
import { refuse } from '../../util/result.ts';
import { type EditResult, edited } from '../edited.ts';
import type { CommandOf } from '../handler.ts';
import { removeItem } from '../removeItem.ts';

/**
 * Deletes an item with all links to and from it (SPEC §4, E9); the one before it in its scene becomes active
 * (M3).
 */
export function deleteItem(room: Room, { id }: CommandOf<'deleteItem'>, item: ItemConfig): EditResult {
  if (id === DOOR_ID) return refuse({ type: 'doorIsFixed', reason: 'notDeleted' });
  const { room: left, notes } = removeItem(room, id);
  return edited(left, itemBefore(room, id, item), notes);
}

/**
 * Returns the item before it in its scene's drawing order; for the first one the item after it; null if there
 * is none.
 */
function itemBefore({ itemOrder, itemConfigs }: Room, id: ItemId, { scene }: ItemConfig): ItemId | null {
  const inScene = itemOrder.filter((other) => itemConfigs[other]?.scene === scene);
  const place = inScene.indexOf(id);
  return inScene[place === 0 ? 1 : place - 1] ?? null;
}
