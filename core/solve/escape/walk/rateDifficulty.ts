import type { Difficulty, DifficultyBand } from '../../../room/lists/difficulty.ts';
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
 * What is told of a room's length, in minutes, with the band that each belongs to. So few and so far apart that a step
 * more or less is seldom seen, and never which: minutes by themselves would let the steps be counted.
 */
const LENGTHS: readonly Difficulty[] = [
  ...lengths('easy', [3]),
  ...lengths('medium', [5, 7]),
  ...lengths('hard', [10, 15, 20]),
  ...lengths('expert', [30, 45, 60, 90, 120, 180]),
];

function lengths(band: DifficultyBand, minutes: readonly number[]): Difficulty[] {
  return minutes.map((each) => ({ band, minutes: each }));
}

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

function nearestLength(minutes: number): Difficulty {
  return LENGTHS.reduce((nearest, each) =>
    Math.abs(each.minutes - minutes) <= Math.abs(nearest.minutes - minutes) ? each : nearest,
  );
}
