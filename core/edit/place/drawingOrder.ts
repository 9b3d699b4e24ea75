import { DOOR_ID, type ItemConfig, type ItemId } from '../../room/model.ts';

/**
 * Sorts ids in drawing order, back to front: the door, then spots, then all items with a picture (R5, N6).
 */
export function drawingOrder(
  itemConfigs: Readonly<Record<ItemId, ItemConfig>>,
  ids: readonly ItemId[],
): readonly ItemId[] {
  const layerOf = (id: ItemId) => (id === DOOR_ID ? 0 : itemConfigs[id]?.spot === null ? 2 : 1);
  return ids.toSorted((one, other) => layerOf(one) - layerOf(other));
}
