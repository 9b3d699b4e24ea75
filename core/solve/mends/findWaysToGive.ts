import { itemOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room, type SceneId } from '../../room/model.ts';
import type { MendChoice } from './mend.ts';

/**
 * Returns items that could become a way to a scene: in another scene, not collected, and without a click
 * behaviour of their own.
 */
export function findWaysToGive(room: Room, scene: SceneId): readonly MendChoice[] {
  return room.itemOrder
    .filter((id) => isFree(room, id, scene))
    .map((id) => ({ item: id, command: { type: 'setOnClick', id, onClick: { type: 'go', to: scene } } }));
}

function isFree(room: Room, id: ItemId, scene: SceneId): boolean {
  const item = itemOf(room, id);
  if (!item || id === DOOR_ID || item.isAddableToInventory) return false;
  return item.scene !== scene && item.onClick === undefined;
}
