import type { Play } from '../../play/model.ts';
import { doorOf } from '../../room/links.ts';
import type { ItemId, Room } from '../../room/model.ts';
import { type Result, refuse, success } from '../../util/result.ts';
import { findDominators } from './findDominators.ts';
import { findObstacles } from './findObstacles.ts';
import { findReach } from './findReach.ts';
import type { Obstacle } from './obstacle.ts';
import { touchedByRule } from './rules/touchedByRule.ts';
import { findWay } from './walk/findWay.ts';
import type { Move } from './walk/walkStep.ts';
import { createWorld } from './world.ts';

/** How a room is escaped. */
interface Solution {
  /** A way to the open door from which no step can be left out (S1). */
  walkthrough: readonly Move[];
  /** The items that the door cannot be reached without (S1), in drawing order. */
  needed: readonly ItemId[];
  /** Looks at a rule: the work grows with the room and not with its states (S5). */
  steps: number;
}

/**
 * Finds an escape from any state of a running play, or what stands in its way (S1, S2); the time limit is left out.
 * It is exact: each item has one hider (R7), is the key of one lock (E8), a member of one sequence (K6) and a part of one combination (C1),
 * so nothing can be wasted, and what can be done once can be done for good. All that can ever come true is found by going from what is true
 * to what that leads to, whatever the order.
 */
export function solve(room: Room, play: Play): Result<Solution, readonly Obstacle[]> {
  if (doorOf(room) === null) return refuse([{ type: 'noDoor' }]);
  if (play.isEscaped) return success({ walkthrough: [], needed: [], steps: 0 });
  const reach = findReach(createWorld(room, play));
  const way = findWay(reach.book, reach.derived);
  if (!way) return refuse(findObstacles(room, reach));
  const needed = new Set(findDominators(reach.book, touchedByRule));
  return success({
    walkthrough: way.flatMap(({ steps }) => steps).filter((step) => step.type !== 'read'),
    needed: room.itemOrder.filter((id) => needed.has(id)),
    steps: reach.steps,
  });
}
