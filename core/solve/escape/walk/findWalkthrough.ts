import type { ItemId, Room } from '../../../room/model.ts';
import { type Examination, examine } from '../../examine.ts';
import { countInSight, type Reach } from '../findReach.ts';
import { touchedByRule } from '../rules/touchedByRule.ts';
import { findWay } from './findWay.ts';
import { suggestTimeLimit } from './suggestTimeLimit.ts';
import type { WalkStep } from './walkStep.ts';

/** A walkthrough of a room, for its creator (S1). */
export interface Walkthrough {
  steps: readonly WalkStep[];
  /** Items that no step uses or makes, in drawing order. */
  neverNeeded: readonly ItemId[];
  /** Suggested time limit in whole minutes. */
  timeLimit: number;
  /** Number of items that become visible on the way. */
  itemsInSight: number;
  /** Number of locks that the walkthrough leaves closed; a first-time player opens them too. */
  locksBeside: number;
}

/** Finds how a player escapes from the start, reading included (S1, S6); null if it is impossible. */
export function findWalkthrough(room: Room): Walkthrough | null {
  return walkthroughOf(examine(room));
}

/** If answers can only be read behind their own locks, takes them as known. */
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
