import { hitRect, type PercentRect } from '../../room/geometry.ts';
import { itemOf } from '../../room/links.ts';
import type { ItemId } from '../../room/model.ts';
import type { World } from '../escape/world.ts';
import { clipToStage } from './rects.ts';

/** An item in the drawing order of all plays, with where it answers clicks. */
export interface Layer {
  id: ItemId;
  rect: PercentRect;
}

/**
 * Every item back to front as plays draw it: what is hidden stands just in front of what hides it (P6), and nothing
 * else ever changes places.
 */
export function layOut(world: World): readonly Layer[] {
  const shown = world.play.itemOrder.filter((id) => !world.play.items[id]?.isHidden);
  return shown
    .flatMap((id) => withHidden(world, id))
    .flatMap((id) => {
      const item = itemOf(world.room, id);
      return item ? [{ id, rect: clipToStage(hitRect(item)) }] : [];
    });
}

function withHidden({ room, play }: World, id: ItemId): readonly ItemId[] {
  const chain = [id];
  for (let next = itemOf(room, id)?.itemToHide; next && play.items[next]?.isHidden; ) {
    chain.push(next);
    next = itemOf(room, next)?.itemToHide;
  }
  return chain;
}
