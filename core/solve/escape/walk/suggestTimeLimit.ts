import { LIMITS } from '../../../room/limits.ts';
import { minutesOf, STEP_SECONDS } from './pace.ts';
import type { WalkStep } from './walkStep.ts';

/** The time limit, in whole minutes, under which a room is a race rather than a puzzle (L2). */
export function suggestTimeLimit(steps: readonly WalkStep[], itemsInSight: number): number {
  const walking = steps.reduce((sum, step) => sum + STEP_SECONDS[step.type], 0);
  const minutes = Math.ceil(minutesOf(walking, itemsInSight));
  return Math.min(Math.max(minutes, LIMITS.timeLimit.min), LIMITS.timeLimit.max);
}
