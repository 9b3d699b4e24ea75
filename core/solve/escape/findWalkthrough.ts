import { DOOR_ID, type ItemId, type Room } from '../../room/model.ts';
import { type Examination, examine } from '../examine.ts';
import { findNeeded } from './findNeeded.ts';
import type { Reach } from './findReach.ts';
import { suggestTimeLimit } from './suggestTimeLimit.ts';
import { targetOf, type WalkStep } from './walkStep.ts';
import type { World } from './world.ts';

/** How a room is escaped, for its creator (S1). */
export interface Walkthrough {
  steps: readonly WalkStep[];
  /** Items that no step touches, in drawing order. */
  neverNeeded: readonly ItemId[];
  /** Suggested, in whole minutes. */
  timeLimit: number;
  /** Things that come into sight on the way. */
  itemsInSight: number;
}

/** Finds how a player escapes from the start of a room on, reading included (S1, S6); null where there is no way out. */
export function findWalkthrough(room: Room): Walkthrough | null {
  return walkthroughOf(examine(room));
}

/** Clues that lie behind their own locks are left out: then the passwords are taken as known. */
export function walkthroughOf({ world, reach, reachByClues }: Examination): Walkthrough | null {
  const way = reachByClues.moves.has(DOOR_ID) ? reachByClues : reach;
  if (!way.moves.has(DOOR_ID)) return null;
  const steps = stepsOf(world, way);
  // A key is a target too: it is taken before it is used.
  const touched = new Set(steps.map(targetOf));
  return {
    steps,
    neverNeeded: world.room.itemOrder.filter((id) => !touched.has(id)),
    timeLimit: suggestTimeLimit(steps, way.seen.size),
    itemsInSight: way.seen.size,
  };
}

function stepsOf(world: World, reach: Reach): readonly WalkStep[] {
  const needed = findNeeded(world, reach);
  return [...reach.moves].flatMap(([id, move]): readonly WalkStep[] => {
    if (!needed.has(id)) return [];
    const source = reach.cluesFound.get(id);
    return source === undefined ? [move] : [{ type: 'read', source, lock: id }, move];
  });
}
