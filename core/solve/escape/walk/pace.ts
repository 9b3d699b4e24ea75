import type { WalkStep } from './walkStep.ts';

/** Seconds that a player who knows the way takes for a step. */
export const STEP_SECONDS: Readonly<Record<WalkStep['type'], number>> = {
  read: 20,
  click: 10,
  enterPassword: 20,
  useItem: 15,
  sequence: 25,
  enter: 5,
};

/** Seconds for looking at each thing in the room. */
export const LOOK_SECONDS = 5;

/** Who does not know the way takes this many times as long. */
const SEARCHING = 2;

/** Minutes in which nobody who plays a room for the first time feels hurried; `walking` is the seconds of its way for who knows it. */
export function minutesOf(walking: number, itemsInSight: number): number {
  return (SEARCHING * (walking + LOOK_SECONDS * itemsInSight)) / 60;
}
