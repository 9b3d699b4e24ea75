import type { Play } from './model.ts';
import { minutesAllowed } from './timeAllowance.ts';
import type { Turn } from './turn.ts';

const MINUTE = 60_000;

/**
 * Returns the time limit of a play in minutes, including the minutes that were given to this play (P15, Q6); null if
 * there is none.
 */
export function minutesOf({ room, play }: Pick<Turn, 'room' | 'play'>): number | null {
  const minutes = minutesAllowed(room.timeLimit, play.timeAllowance);
  return minutes === null ? null : minutes + play.minutesGiven;
}

/** Returns the time limit of a play in milliseconds (P10); infinite if there is none. */
export function limitOf(turn: Pick<Turn, 'room' | 'play'>): number {
  const minutes = minutesOf(turn);
  return minutes === null ? Number.POSITIVE_INFINITY : minutes * MINUTE;
}

/**
 * Returns the milliseconds played until `at` without pauses, as the countdown shows them (P9). A clock that
 * was set back counts as standing still.
 */
export function elapsed(play: Play, at: number): number {
  if (play.time !== null) return play.time;
  if (play.startedAt === null) return 0;
  return Math.max(0, (play.pausedAt ?? at) - play.startedAt - play.pausedFor);
}

/**
 * Returns the milliseconds from the start until `at` with pauses. Records count these, so that pausing gains
 * nothing (P9).
 */
export function elapsedWithPauses(play: Play, at: number): number {
  const ongoing = play.pausedAt === null ? 0 : Math.max(0, at - play.pausedAt);
  return elapsed(play, at) + play.pausedFor + ongoing;
}

/** Returns whether the time limit of a play that has not ended has passed (P10). */
export function isTimeUp(turn: Turn): boolean {
  return elapsed(turn.play, turn.at) >= limitOf(turn);
}
