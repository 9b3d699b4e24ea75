import { LOOK_SECONDS, STEP_SECONDS } from '../../../solve/escape/walk/pace.ts';
import type { Plan, PlannedThing } from './model.ts';

/** Seconds for an answer, as ratings of rooms count it: it is not always entered right at once. */
const ENTER_ANSWER = 30;

/** Estimates how long first-time players need for a plan, as `rateDifficulty` will rate the room. */
export function secondsOf({ scenes, things }: Plan): number {
  const own = things.reduce((sum, thing) => sum + LOOK_SECONDS + workOf(thing), 0);
  return own + (scenes.length - 1) * STEP_SECONDS.enter;
}

function workOf({ role, lock }: PlannedThing): number {
  const opening = role === 'paper' ? STEP_SECONDS.read : role === 'decoration' ? 0 : STEP_SECONDS.click;
  if (!lock) return opening;
  return lock.by === 'answers' ? ENTER_ANSWER : lock.keys.length * STEP_SECONDS.useItem;
}
