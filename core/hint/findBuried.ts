import { itemOf } from '../room/links.ts';
import type { ItemId } from '../room/model.ts';
import { isTakeable, type World } from '../solve/escape/world.ts';
import { findCovers } from '../solve/layout/findCovers.ts';
import { type Layer, layerOf } from '../solve/layout/layOut.ts';
import { SpotSearch } from '../solve/layout/SpotSearch.ts';

/**
 * The items that have no spot to click as the room stands in a play, each with what has to be taken off it, the uppermost
 * first; null where that frees it never (L1).
 */
export function findBuried(world: World): ReadonlyMap<ItemId, readonly ItemId[] | null> {
  const search = new SpotSearch();
  const all = [...findCovers(layersInSight(world))];
  const buried = all.filter(([layer, covers]) => search.isBuried(layer, covers));
  return new Map(buried.map(([layer, covers]) => [layer.id, takenOff(world, search, { layer, covers })]));
}

function layersInSight({ room, play }: World): readonly Layer[] {
  return play.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    const { visible = false, isHidden = true } = play.items[id] ?? {};
    return item && visible && !isHidden ? [layerOf(id, item)] : [];
  });
}

/** The fewest from above without which there is a spot: the more is gone, the more is free, so halving finds them. */
function takenOff(
  world: World,
  search: SpotSearch,
  { layer, covers }: { layer: Layer; covers: readonly Layer[] },
): readonly ItemId[] | null {
  const takeable = covers.toReversed().filter(({ id }) => isTakeable(world, id));
  const isBuriedWithout = (count: number) => {
    const taken = new Set(takeable.slice(0, count));
    return search.isBuried(
      layer,
      covers.filter((cover) => !taken.has(cover)),
    );
  };
  if (isBuriedWithout(takeable.length)) return null;
  let [few, enough] = [0, takeable.length];
  while (enough - few > 1) {
    const middle = (few + enough) >> 1;
    if (isBuriedWithout(middle)) few = middle;
    else enough = middle;
  }
  return takeable.slice(0, enough).map(({ id }) => id);
}
