import { LIMITS } from '../../room/limits.ts';
import type { WalkStep } from './walkStep.ts';

/** Seconds that a player who knows the way takes for a step. */
const SECONDS: Readonly<Record<WalkStep['type'], number>> = {
  read: 20,
  click: 10,
  enterPassword: 20,
  useItem: 15,
};
/** Seconds for looking at each thing in the room. */
const LOOK = 5;
/** Who does not know the way takes this many times as long. */
const SEARCHING = 2;

/** The time limit, in whole minutes, under which a room is a race rather than a puzzle (L2). */
export function suggestTimeLimit(steps: readonly WalkStep[], itemsInSight: number): number {
  const walking = steps.reduce((sum, step) => sum + SECONDS[step.type], 0);
  const minutes = Math.ceil((SEARCHING * (walking + LOOK * itemsInSight)) / 60);
  return Math.min(Math.max(minutes, LIMITS.timeLimit.min), LIMITS.timeLimit.max);
}
