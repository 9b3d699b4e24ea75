import { drawnOrder } from '../../play/view/drawnOrder.ts';
import { hitRect, type PercentRect } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemConfig, ItemId, SceneId } from '../../room/model.ts';
import type { World } from '../escape/world.ts';
import { stripsAround, stripsInside } from './ellipses.ts';
import { clipToStage } from './rects.ts';

/** An item in the drawing order of all plays, with where it answers clicks. */
export interface Layer {
  id: ItemId;
  scene: SceneId;
  rect: PercentRect;
  /** Rectangles that together lie within its shape, and such that hold it (N6). */
  inside: readonly PercentRect[];
  around: readonly PercentRect[];
}

/** Every item that can stand in a scene, back to front as plays draw it: nothing but coming to light ever changes places. */
export function layOut({ room, combinations }: World): readonly Layer[] {
  // What a combination makes goes into the hand, but what it hides comes to light at its place in the order.
  return drawnOrder(room).flatMap((id) => {
    const item = combinations.has(id) ? undefined : itemOf(room, id);
    return item ? [layerOf(id, item)] : [];
  });
}

/** Where an item answers clicks. */
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
