import type { Play } from '../../play/model.ts';
import { type Result, refuse, success } from '../../result.ts';
import { doorOf } from '../../room/links.ts';
import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { findNeeded } from './findNeeded.ts';
import { findObstacles } from './findObstacles.ts';
import { findReach } from './findReach.ts';
import type { Obstacle } from './obstacle.ts';
import { createWorld, type Move } from './world.ts';

/** How a room is escaped. */
interface Solution {
  /** A shortest way to the open door: one action for each item that it needs, by ids (S1). */
  walkthrough: readonly Move[];
  /** The items of the walkthrough, in its order; no way out does without one of them. */
  needed: readonly ItemId[];
  /** Looks at an item: the work grows with the room and not with its states (S5). */
  steps: number;
}

/**
 * Finds a shortest escape from any state of a running play, or what stands in its way (S1, S2); the time limit is left out.
 * It is exact: each item has one hider (R7) and one key (E8), and one action alone that opens, unlocks or collects it, so what the door
 * needs is one set of items, and every way out takes each of them once. No key can be wasted (E8), so the order never
 * matters but for what an item itself needs.
 */
export function solve(room: Room, play: Play): Result<Solution, readonly Obstacle[]> {
  if (doorOf(room) === null) return refuse([{ type: 'noDoor' }]);
  if (play.isEscaped) return success({ walkthrough: [], needed: [], steps: 0 });
  const world = createWorld(room, play);
  const reach = findReach(world);
  if (!reach.moves.has(DOOR_ID)) return refuse(findObstacles(world, reach));
  const needed = findNeeded(world, reach);
  const way = [...reach.moves].filter(([id]) => needed.has(id));
  return success({
    walkthrough: way.map(([, move]) => move),
    needed: way.map(([id]) => id),
    steps: reach.steps,
  });
}
