import { LIMITS } from '../../../room/limits.ts';
import { minutesOf, STEP_SECONDS } from './pace.ts';
import type { WalkStep } from './walkStep.ts';

/** Returns the time limit, in whole minutes, below which a room becomes a race (L2). */
export function suggestTimeLimit(steps: readonly WalkStep[], itemsInSight: number): number {
  const walking = steps.reduce((sum, step) => sum + STEP_SECONDS[step.type], 0);
  const minutes = Math.ceil(minutesOf(walking, itemsInSight));
  return Math.min(Math.max(minutes, LIMITS.timeLimit.min), LIMITS.timeLimit.max);
}
