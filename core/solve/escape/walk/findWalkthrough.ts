import type { ItemId, Room } from '../../../room/model.ts';
import { type Examination, examine } from '../../examine.ts';
import { countInSight, type Reach } from '../findReach.ts';
import { touchedByRule } from '../rules/touchedByRule.ts';
import { findWay } from './findWay.ts';
import { suggestTimeLimit } from './suggestTimeLimit.ts';
import type { WalkStep } from './walkStep.ts';

/** How a room is escaped, for its creator (S1). */
export interface Walkthrough {
  steps: readonly WalkStep[];
  /** Items that no step takes or makes, in drawing order. */
  neverNeeded: readonly ItemId[];
  /** Suggested, in whole minutes. */
  timeLimit: number;
  /** Things that come into sight on the way. */
  itemsInSight: number;
  /** Locks that the way leaves closed: who does not know it opens them too. */
  locksBeside: number;
}

/** Finds how a player escapes from the start of a room on, reading included (S1, S6); null where there is no way out. */
export function findWalkthrough(room: Room): Walkthrough | null {
  return walkthroughOf(examine(room));
}

/** Clues that lie behind their own locks are left out: then the answers are taken as known. */
export function walkthroughOf(examination: Examination): Walkthrough | null {
  return (
    walkthroughBy(examination, examination.reachByClues) ?? walkthroughBy(examination, examination.reach)
  );
}

function walkthroughBy({ world }: Examination, reach: Reach): Walkthrough | null {
  const way = findWay(reach.book, reach.derived);
  if (!way) return null;
  const steps = way.flatMap((rule) => rule.steps);
  const touched = new Set(way.flatMap(touchedByRule));
  const itemsInSight = countInSight(reach);
  const { itemOrder, itemConfigs } = world.room;
  const neverNeeded = itemOrder.filter((id) => !touched.has(id));
  return {
    steps,
    neverNeeded,
    locksBeside: neverNeeded.filter((id) => itemConfigs[id]?.isItemLocked).length,
    timeLimit: suggestTimeLimit(steps, itemsInSight),
    itemsInSight,
  };
}
