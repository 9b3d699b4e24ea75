import type { ItemConfig, ItemId, Room } from '../../room/model.ts';
import { firstSceneOf } from '../../room/scenes.ts';

/**
 * Items by which a room goes beyond what the solver proves (S3): it knows one scene, locks by one key or by a text, and no
 * combining. A room file from elsewhere may hold more; what is not proved is not published.
 */
export function findBeyondProof(room: Room): readonly ItemId[] {
  const first = firstSceneOf(room);
  return room.itemOrder.filter((id) => {
    const item = room.itemConfigs[id];
    return item !== undefined && (item.scene !== first || goesBeyond(item));
  });
}

function goesBeyond(item: ItemConfig): boolean {
  return (
    item.unlockMethod === 'sequence' ||
    item.furtherKeys.length > 0 ||
    item.alsoHides.length > 0 ||
    item.combinesWith !== null ||
    item.onClick?.type === 'go' ||
    item.face.type !== 'text' ||
    item.spot !== null
  );
}
