import { LIMITS } from '../../../room/limits.ts';
import type { ItemId, Room } from '../../../room/model.ts';
import { type Examination, examine } from '../../examine.ts';
import { countInSight, type Reach } from '../findReach.ts';
import { partsOf } from '../rules/facts.ts';
import type { Rule } from '../rules/RuleBook.ts';
import { findWay } from './findWay.ts';
import { minutesOf, STEP_SECONDS } from './pace.ts';
import { touchedBy, type WalkStep } from './walkStep.ts';

/** A walkthrough of a room, for its creator (S1). */
export interface Walkthrough {
  steps: readonly WalkStep[];
  /** Items that no step uses or makes, in drawing order. */
  offTheWay: readonly ItemId[];
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

/** If some answers can only be read behind their own locks, all answers are taken as known. */
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
  const offTheWay = itemOrder.filter((id) => !touched.has(id));
  return {
    steps,
    offTheWay,
    locksBeside: offTheWay.filter((id) => itemConfigs[id]?.isItemLocked).length,
    timeLimit: suggestTimeLimit(steps, itemsInSight),
    itemsInSight,
  };
}

/** Returns every item that a rule uses or makes; the result of a combination is in no step (C1). */
export function touchedByRule({ makes, steps }: Rule): readonly ItemId[] {
  const { kind, id } = partsOf(makes);
  const touched = steps.flatMap(touchedBy);
  return kind === 'done' && steps.length > 0 ? [...touched, id] : touched;
}

/** Returns the time limit, in whole minutes, below which a room becomes a race (L2). */
export function suggestTimeLimit(steps: readonly WalkStep[], itemsInSight: number): number {
  const walking = steps.reduce((sum, step) => sum + STEP_SECONDS[step.type], 0);
  const minutes = Math.ceil(minutesOf(walking, itemsInSight));
  return Math.min(Math.max(minutes, LIMITS.timeLimit.min), LIMITS.timeLimit.max);
}
