import { hiddenBy, hidersIn, itemOf } from '../../room/links.ts';
import type { ItemId, Room, SceneId } from '../../room/model.ts';
import { startingState } from '../createPlay.ts';
import type { Play } from '../model.ts';

/**
 * Returns the items of a room, back to front, in the order in which every play draws them once they are
 * visible. A revealed item stands just in front of its hider if both are in one scene (P6, N4), in order of
 * revealing (O2). Spots stay behind all pictures of their scene (N6), so items that spots reveal stand in
 * front of the last spot, in the order of the spots.
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

/** Returns the drawing order of a play after an item was revealed. */
export function placeShown(room: Room, { itemOrder, items }: Play, shown: ItemId): readonly ItemId[] {
  const moves = findMoves(room);
  if (!moves(shown)) return itemOrder;
  const drawn = drawnOrder(room);
  const behind = new Set(drawn.slice(0, drawn.indexOf(shown)));
  const scene = itemOf(room, shown)?.scene;
  // Items that are still hidden have not moved to their position yet.
  const isBehind = (id: ItemId) =>
    behind.has(id) && itemOf(room, id)?.scene === scene && !(items[id]?.isHidden && moves(id));
  const others = itemOrder.filter((id) => id !== shown);
  return others.toSpliced(others.findLastIndex(isBehind) + 1, 0, shown);
}

/**
 * Returns a test for items that move when they are revealed: to their hider within a scene (N4), but never
 * spots, which stay behind all pictures (N6).
 */
function findMoves(room: Room): (id: ItemId) => boolean {
  const hiders = hidersIn(room);
  return (id) => {
    const by = hiders.get(id);
    const [item, hider] = [itemOf(room, id), by === undefined ? undefined : itemOf(room, by)];
    if (by === undefined || item?.spot !== null || item.scene !== hider?.scene) return false;
    return startingState(room, by) === 'default';
  };
}

/** Returns an item followed by all items that are revealed in front of it, at any depth. */
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
