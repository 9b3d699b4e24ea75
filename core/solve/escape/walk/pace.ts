import type { WalkStep } from './walkStep.ts';

/** Seconds for each step by a player who knows the room. */
export const STEP_SECONDS: Readonly<Record<WalkStep['type'], number>> = {
  read: 20,
  click: 10,
  enterPassword: 20,
  useItem: 15,
  sequence: 25,
  enter: 5,
};

/** Seconds for looking at one item. */
export const LOOK_SECONDS = 5;

/** Factor for a player who does not know the room. */
const SEARCHING = 2;

/**
 * Returns the minutes in which a first-time player does not feel hurried. `walking`: seconds that the
 * walkthrough takes a player who knows it.
 */
export function minutesOf(walking: number, itemsInSight: number): number {
  return (SEARCHING * (walking + LOOK_SECONDS * itemsInSight)) / 60;
}
