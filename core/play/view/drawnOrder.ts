import { hiddenBy, hidersIn, itemOf } from '../../room/links.ts';
import type { ItemId, Room, SceneId } from '../../room/model.ts';
import { startingState } from '../createPlay.ts';
import type { Play } from '../model.ts';

/**
 * The items of a room, back to front as every play draws them once they are in sight: what comes to light stands just in front
 * of what hid it where both are in one scene (P6, N4), in the order in which it does (O2). Spots stay behind all pictures of
 * their scene (N6), so what comes to light from them stands in front of the last one, in the order of the spots.
 */
export function drawnOrder(room: Room): readonly ItemId[] {
  const moves = findMoves(room);
  const standing = room.itemOrder.filter((id) => !moves(id));
  const isSpot = (id: ItemId) => !!itemOf(room, id)?.spot;
  const lastSpots = new Map(standing.filter(isSpot).map((id) => [itemOf(room, id)?.scene, id]));
  const fromSpots = new Map<SceneId, ItemId[]>();
  return standing.flatMap((id) => {
    const chain = withShown(room, id, moves);
    const scene = itemOf(room, id)?.scene;
    if (scene === undefined || !isSpot(id)) return chain;
    const shown = [...(fromSpots.get(scene) ?? []), ...chain.slice(1)];
    fromSpots.set(scene, shown);
    return lastSpots.get(scene) === id ? [id, ...shown] : [id];
  });
}

/** The order of a play in which an item has just come to light: it goes where it is drawn among what is in its scene. */
export function placeShown(room: Room, { itemOrder, items }: Play, shown: ItemId): readonly ItemId[] {
  const moves = findMoves(room);
  if (!moves(shown)) return itemOrder;
  const drawn = drawnOrder(room);
  const behind = new Set(drawn.slice(0, drawn.indexOf(shown)));
  const scene = itemOf(room, shown)?.scene;
  // What is yet to come to light has not moved to its place.
  const isBehind = (id: ItemId) =>
    behind.has(id) && itemOf(room, id)?.scene === scene && !(items[id]?.isHidden && moves(id));
  const others = itemOrder.filter((id) => id !== shown);
  return others.toSpliced(others.findLastIndex(isBehind) + 1, 0, shown);
}

/** Tells what moves as it comes to light: to its hider within a scene (N4); no spot, which stays behind all pictures (N6). */
function findMoves(room: Room): (id: ItemId) => boolean {
  const hiders = hidersIn(room);
  return (id) => {
    const by = hiders.get(id);
    const [item, hider] = [itemOf(room, id), by === undefined ? undefined : itemOf(room, by)];
    if (by === undefined || item?.spot !== null || item.scene !== hider?.scene) return false;
    return startingState(room, by) === 'default';
  };
}

/** An item, followed by all that comes to light in front of it, however deep. */
function withShown(room: Room, id: ItemId, moves: (id: ItemId) => boolean): readonly ItemId[] {
  const chain: ItemId[] = [];
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    chain.push(next);
    const item = itemOf(room, next);
    waiting.push(...(item ? hiddenBy(item).filter(moves).toReversed() : []));
  }
  return chain;
}
