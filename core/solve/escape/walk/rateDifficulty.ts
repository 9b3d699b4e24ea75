import type { Difficulty } from '../../../room/lists/difficulty.ts';
import { nearestLength } from '../../../room/lists/lengths.ts';
import type { Walkthrough } from './findWalkthrough.ts';
import { LOOK_SECONDS, STEP_SECONDS } from './pace.ts';
import type { WalkStep } from './walkStep.ts';

/**
 * Seconds for entering a password. It takes longer here than for a suggested time limit, since players do not always
 * enter it right at once.
 */
export const ENTER_SECONDS = 30;
/** Extra seconds for a password that no text contains: it is worked out from a picture or assembled. */
export const WORKING_OUT = 45;
const SECONDS = { ...STEP_SECONDS, enterPassword: ENTER_SECONDS };
/** Seconds for a lock that the walkthrough leaves closed: read its clue and enter its answer. */
const LOCK_BESIDE = SECONDS.read + SECONDS.enterPassword;

/**
 * Rates a room's difficulty by its walkthrough. The minutes are the displayed length that is nearest to what first-time
 * players need; if two are equally near, the longer one.
 */
export function rateDifficulty(walkthrough: Walkthrough): Difficulty {
  return nearestLength(estimateMinutes(walkthrough));
}

/**
 * Returns the minutes that first-time players need, not rounded: they look at everything, open every lock, and go the
 * walkthrough's way once (docs/decisions/0054).
 */
export function estimateMinutes({ steps, itemsInSight, locksBeside }: Walkthrough): number {
  const texts = new Set(steps.flatMap((step) => (step.type === 'read' ? [step.lock] : [])));
  const isUntold = (step: WalkStep) => step.type === 'enterPassword' && !texts.has(step.item);
  const walking = steps.reduce(
    (sum, step) => sum + SECONDS[step.type] + (isUntold(step) ? WORKING_OUT : 0),
    0,
  );
  return (walking + LOOK_SECONDS * itemsInSight + LOCK_BESIDE * locksBeside) / 60;
}

/** Returns a fair time limit to suggest to the creator: at least the room's shown length (L2). */
export function fairTimeLimit(walkthrough: Walkthrough): number {
  return Math.max(walkthrough.timeLimit, rateDifficulty(walkthrough).minutes);
}
