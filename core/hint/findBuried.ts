import { itemOf } from '../room/links.ts';
import type { ItemId } from '../room/model.ts';
import { isTakeable, type World } from '../solve/escape/world.ts';
import { findCovers, isBuried } from '../solve/layout/findCovers.ts';
import { type Layer, layerOf } from '../solve/layout/layOut.ts';

/**
 * The items that have no spot to click as the room stands in a play, each with what has to be taken off it, the uppermost
 * first; null where that frees it never (L1).
 */
export function findBuried(world: World): ReadonlyMap<ItemId, readonly ItemId[] | null> {
  const buried = [...findCovers(layersInSight(world))].filter(([layer, covers]) => isBuried(layer, covers));
  return new Map(buried.map(([layer, covers]) => [layer.id, takenOff(world, layer, covers)]));
}

function layersInSight({ room, play }: World): readonly Layer[] {
  return play.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    const { visible = false, isHidden = true } = play.items[id] ?? {};
    return item && visible && !isHidden ? [layerOf(id, item)] : [];
  });
}

function takenOff(world: World, layer: Layer, covers: readonly Layer[]): readonly ItemId[] | null {
  const taken: Layer[] = [];
  for (const cover of covers.toReversed().filter(({ id }) => isTakeable(world, id))) {
    taken.push(cover);
    const left = covers.filter((each) => !taken.includes(each));
    if (!isBuried(layer, left)) return taken.map(({ id }) => id);
  }
  return null;
}
