import { itemOf } from '../room/links.ts';
import type { ItemId } from '../room/model.ts';
import { findReach, isDone, isSeen } from '../solve/escape/findReach.ts';
import type { RuleOptions } from '../solve/escape/rules/rulesOf.ts';
import { isTakeable, type World } from '../solve/escape/world.ts';
import { findCovers } from '../solve/layout/findCovers.ts';
import { type Layer, layerOf } from '../solve/layout/layOut.ts';
import { SpotSearch } from '../solve/layout/SpotSearch.ts';

/** The items to take off each buried item, uppermost first; null if it can never be freed. */
type Buried = ReadonlyMap<ItemId, readonly ItemId[] | null>;

/** An item and the items in front of it. */
type Heap = readonly [Layer, readonly Layer[]];

/** Limits on the number of repeated searches, and on the work of all of them; only abusive rooms need more (S5). */
const MOST_GOES = 8;
const MOST_LOOKS = 500_000;

/**
 * Finds the items that have no clickable point in the present state of a play (L1), with the covers to take
 * off. If the uppermost cover can be collected only with the help of what it covers, further passes take off
 * others first.
 *
 * @param options who reads which answers
 */
export function findBuried(world: World, options: RuleOptions): Buried {
  const search = new SpotSearch();
  const heaps = [...findCovers(layersInSight(world))].filter(([layer, covers]) =>
    search.isBuried(layer, covers),
  );
  const takeable = new Set(world.play.itemOrder.filter((id) => isTakeable(world, id)));
  const isEverTaken = (id: ItemId) => takeable.has(id);
  const buried = new Map(heaps.map((heap) => [heap[0].id, takenOff(search, heap, isEverTaken)]));
  // Covers that can never be taken away bury what is under them for good.
  const liftable = heaps.filter(([{ id }]) => buried.get(id) !== null);
  const most = search.looks + MOST_LOOKS;
  for (let goes = 0; goes < MOST_GOES && liftable.length > 0; goes++) {
    const reach = findReach(world, { ...options, buried });
    const canBeHad = (id: ItemId) => isEverTaken(id) && isDone(reach, id);
    const freed = liftable.flatMap((heap) => {
      const [{ id }] = heap;
      const off = isSeen(reach, id) || search.looks > most ? null : takenOff(search, heap, canBeHad);
      return off ? [[id, off] as const] : [];
    });
    if (freed.length === 0) break;
    for (const [id, off] of freed) buried.set(id, off);
  }
  return buried;
}

function layersInSight({ room, play }: World): readonly Layer[] {
  return play.itemOrder.flatMap((id) => {
    const item = itemOf(room, id);
    const { visible = false, isHidden = true } = play.items[id] ?? {};
    return item && visible && !isHidden ? [layerOf(id, item)] : [];
  });
}

function takenOff(
  search: SpotSearch,
  [layer, covers]: Heap,
  canBeHad: (id: ItemId) => boolean,
): readonly ItemId[] | null {
  const [stays, lifts]: [Layer[], Layer[]] = [[], []];
  for (const cover of covers) (canBeHad(cover.id) ? lifts : stays).push(cover);
  // A buried item stays so if nothing is lifted; searching again would cost as much as the first search (S5).
  if (lifts.length === 0) return null;
  const count = search.countToLift(layer, { stays, lifts });
  return count === undefined
    ? null
    : lifts
        .slice(lifts.length - count)
        .toReversed()
        .map(({ id }) => id);
}
