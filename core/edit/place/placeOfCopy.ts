import type { Position } from '../../catalogue/model.ts';
import { itemRect, overlaps } from '../../room/geometry.ts';
import { hiddenBy, itemOf } from '../../room/links.ts';
import type { ItemConfig, Room } from '../../room/model.ts';
import { isDeepEqual } from '../../util/isDeepEqual.ts';
import { freePlace } from './freePlace.ts';

/** Percent of the stage between a thing and its copy beside it. */
const GAP = 1;

/**
 * Returns the position for the copy of an item (E4, E6): slightly beside it. The copy is drawn in front. If it would
 * cover items that its original reveals, it is placed fully beside the original, where the stage has room for that.
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
