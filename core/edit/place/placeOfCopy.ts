import type { Position } from '../../catalogue/model.ts';
import { itemRect, overlaps } from '../../room/geometry.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
import type { ItemConfig, Room } from '../../room/model.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import { freePlace } from './freePlace.ts';

/** Percent of the stage between a thing and its copy beside it. */
const GAP = 1;

/**
 * Where the copy of an item stands (E4, E6): a little from it; wholly beside it where the copy, which is drawn in front, would
 * lie over what comes to light in its original, which stands in exactly its place. Where the stage has no room on either side, a
 * little from it all the same.
 */
export function placeOfCopy(room: Room, copy: ItemConfig): Position {
  const neighbours = Object.values(room.itemConfigs).filter(({ scene }) => scene === copy.scene);
  const hidden = neighbours
    .filter(({ position }) => isDeepEqual(position, copy.position))
    .flatMap(hiddenBy)
    .flatMap((id) => itemOf(room, id) ?? [])
    .filter(({ scene }) => scene === copy.scene)
    .map(itemRect);
  const isFree = (position: Position) =>
    !hidden.some((rect) => overlaps(itemRect({ ...copy, position }), rect));
  const near = freePlace(room, copy);
  if (isFree(near)) return near;
  const { x, y } = copy.position;
  const beside = [x + copy.width + GAP, x - copy.width - GAP]
    .map((aside) => ({ x: aside, y }))
    .filter((position) => isWhole(position, copy))
    .map((position) => freePlace(room, { ...copy, position }))
    .find(isFree);
  return beside ?? near;
}

function isWhole({ x }: Position, { width }: ItemConfig): boolean {
  return x >= 0 && x + width <= 100;
}
