import type { ItemConfig, ItemId } from '../../../../core/room/model.ts';
import type { StageItem } from '../../../../game/ports.ts';

const known = new WeakMap<ItemConfig, StageItem>();

/** An item for the editor's stage; the same object for the same item, so that only changes are drawn. */
export function stageItemOf(id: ItemId, item: ItemConfig): StageItem {
  const before = known.get(item);
  if (before?.id === id) return before;
  const { name: label, uri, aspect, hitBox, position, width, spot, isHidden } = item;
  const isMovable = !item.isPositionLocked;
  const stageItem = { id, label, uri, aspect, hitBox, position, width, spot, isMovable, isHidden };
  known.set(item, stageItem);
  return stageItem;
}
