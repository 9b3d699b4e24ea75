import type { Difficulty } from '../../../room/lists/difficulty.ts';
import { nearestLength } from '../../../room/lists/lengths.ts';
import type { Walkthrough } from './findWalkthrough.ts';
import { LOOK_SECONDS, STEP_SECONDS } from './pace.ts';
import type { WalkStep } from './walkStep.ts';

/** A password is not always typed right at once, which a time limit need not count. */
const SECONDS = { ...STEP_SECONDS, enterPassword: 30 };
/** Seconds on top for a password that no text holds: it has to be made out of a picture, or put together. */
const WORKING_OUT = 45;
/** Seconds for a lock that the way leaves closed: its clue is read, its answer is entered. */
const LOCK_BESIDE = SECONDS.read + SECONDS.enterPassword;

/**
 * How hard a room is by its walkthrough: the length told that is nearest to what its first players need, a room between
 * two by the longer one. They look at everything, open what has a lock, and go the way once (docs/decisions/0054).
 */
export function rateDifficulty({ steps, itemsInSight, locksBeside }: Walkthrough): Difficulty {
  const texts = new Set(steps.flatMap((step) => (step.type === 'read' ? [step.lock] : [])));
  const isUntold = (step: WalkStep) => step.type === 'enterPassword' && !texts.has(step.item);
  const walking = steps.reduce(
    (sum, step) => sum + SECONDS[step.type] + (isUntold(step) ? WORKING_OUT : 0),
    0,
  );
  return nearestLength((walking + LOOK_SECONDS * itemsInSight + LOCK_BESIDE * locksBeside) / 60);
}

/** What a creator is told to be a fair time limit: never less than the length that is told of the room (L2). */
export function fairTimeLimit(walkthrough: Walkthrough): number {
  return Math.max(walkthrough.timeLimit, rateDifficulty(walkthrough).minutes);
}
