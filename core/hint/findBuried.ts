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

function takenOff(
  world: World,
  search: SpotSearch,
  { layer, covers }: { layer: Layer; covers: readonly Layer[] },
): readonly ItemId[] | null {
  const isLifted = ({ id }: Layer) => isTakeable(world, id);
  const lifts = covers.filter(isLifted);
  const count = search.countToLift(layer, { stays: covers.filter((cover) => !isLifted(cover)), lifts });
  return count === undefined
    ? null
    : lifts
        .slice(lifts.length - count)
        .toReversed()
        .map(({ id }) => id);
}
