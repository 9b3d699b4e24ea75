import { movesInFront } from '../../play/effects.ts';
import { hitRect, type PercentRect } from '../../room/geometry.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
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

/**
 * Every item that can stand in a scene, back to front as plays draw it: what is hidden stands just in front of what hides
 * it where both are in one scene (P6, N4), in the order in which it comes to light (O2), and nothing else ever changes places.
 */
export function layOut(world: World): readonly Layer[] {
  const { itemOrder } = world.play;
  return (
    itemOrder
      .filter((id) => !standsInFrontOfHider(world, id))
      .flatMap((id) => withHidden(world, id))
      // What a combination makes goes into the hand, but what it hides comes to light at its place in the order.
      .filter((id) => !world.combinations.has(id))
      .flatMap((id) => {
        const item = itemOf(world.room, id);
        return item ? [layerOf(id, item)] : [];
      })
  );
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

function standsInFrontOfHider({ room, play, hiders }: World, id: ItemId): boolean {
  const hider = play.items[id]?.isHidden ? hiders.get(id) : undefined;
  return hider !== undefined && movesInFront(room, { hider, hidden: id });
}

/** An item, followed by all that comes to light in front of it, however deep. */
function withHidden(world: World, id: ItemId): readonly ItemId[] {
  const chain: ItemId[] = [];
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    chain.push(next);
    const item = itemOf(world.room, next);
    const inFront = item ? hiddenBy(item).filter((hidden) => standsInFrontOfHider(world, hidden)) : [];
    waiting.push(...inFront.toReversed());
  }
  return chain;
}
