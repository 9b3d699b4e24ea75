import type { WalkStep } from './walkStep.ts';

/** Seconds that a player who knows the way takes for a step. */
export const STEP_SECONDS: Readonly<Record<WalkStep['type'], number>> = {
  read: 20,
  click: 10,
  enterPassword: 20,
  useItem: 15,
};

/** Seconds for looking at each thing in the room. */
export const LOOK_SECONDS = 5;

/** Who does not know the way takes this many times as long. */
export const SEARCHING = 2;
