import { drawnOrder } from '../../play/view/drawnOrder.ts';
import { hitRect, type PercentRect } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, SceneId } from '../../room/model.ts';
import type { World } from '../escape/world.ts';
import { stripsAround, stripsInside } from './ellipses.ts';
import { clipToStage } from './rects.ts';

/** An item in drawing order with its clickable area. */
export interface Layer {
  id: ItemId;
  scene: SceneId;
  rect: PercentRect;
  /** `inside`: rectangles within its shape; `around`: rectangles that contain it (N6). */
  inside: readonly PercentRect[];
  around: readonly PercentRect[];
}

/**
 * Returns every item that can stand in a scene, back to front as plays draw it. Only revealing changes the
 * order.
 */
export function layOut({ room, combinations }: World): readonly Layer[] {
  // The result of a combination goes into the inventory, but items that it hides are revealed at its position
  // in the order.
  return drawnOrder(room).flatMap((id) => {
    const item = combinations.has(id) ? undefined : itemOf(room, id);
    return item ? [layerOf(id, item)] : [];
  });
}

/** Returns an item's layer with its clickable area. */
export function layerOf(id: ItemId, item: ItemConfig): Layer {
  const rect = hitRect(item);
  const isRound = item.spot === 'ellipse';
  return {
    id,
    scene: item.scene,
    rect: clipToStage(rect),
    inside: (isRound ? stripsInside(rect) : [rect]).map(clipToStage),
    around: (isRound ? stripsAround(rect) : [rect]).map(clipToStage),
  };
}
