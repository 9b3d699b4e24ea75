import type { Play } from '../play/model.ts';
import { doorOf } from '../room/links.ts';
import type { ItemId, Room } from '../room/model.ts';
import { findNeeded } from '../solve/escape/findNeeded.ts';
import { findObstacles } from '../solve/escape/findObstacles.ts';
import { findReach } from '../solve/escape/findReach.ts';
import type { Obstacle } from '../solve/escape/obstacle.ts';
import { touchedByRule } from '../solve/escape/walk/findWalkthrough.ts';
import { findWay } from '../solve/escape/walk/findWay.ts';
import type { Move } from '../solve/escape/walk/walkStep.ts';
import { createWorld } from '../solve/escape/world.ts';
import { type Result, refuse, success } from '../util/result.ts';

/** An escape from a room, in one answer for tests: production asks for its parts. */
interface Solution {
  /** Steps to the open door, none of which can be left out (S1). */
  walkthrough: readonly Move[];
  /** The items without which the door cannot be reached (S1), in drawing order. */
  needed: readonly ItemId[];
  /** Number of examined rules; it grows with the room, not with its states (S5). */
  looks: number;
}

/**
 * Finds an escape from any state of a running play, or the obstacles (S1, S2); ignores the time limit.
 * The search is exact. Each item has one hider (R7) and is the key of one lock (E8), member of one sequence
 * (K6) and part of one combination (C1), so nothing can be wasted and nothing done can be lost. Hence
 * everything that can become true is found by following rules in any order.
 */
export function solve(room: Room, play: Play): Result<Solution, readonly Obstacle[]> {
  if (doorOf(room) === null) return refuse([{ type: 'noDoor' }]);
  if (play.isEscaped) return success({ walkthrough: [], needed: [], looks: 0 });
  const reach = findReach(createWorld(room, play));
  const way = findWay(reach.book, reach.derived);
  if (!way) return refuse(findObstacles(room, reach));
  const needed = new Set(findNeeded(reach.book, touchedByRule));
  return success({
    walkthrough: way.flatMap(({ steps }) => steps).filter((step) => step.type !== 'read'),
    needed: room.itemOrder.filter((id) => needed.has(id)),
    looks: reach.looks,
  });
}
