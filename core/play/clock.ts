import type { Play } from './model.ts';
import { minutesAllowed } from './timeAllowance.ts';
import type { Turn } from './turn.ts';

const MINUTE = 60_000;

/** Milliseconds that a play may take (P10, P15); infinite where it has no limit. */
export function limitOf({ room, play }: Pick<Turn, 'room' | 'play'>): number {
  const minutes = minutesAllowed(room.timeLimit, play.timeAllowance);
  return minutes === null ? Number.POSITIVE_INFINITY : minutes * MINUTE;
}

/** Milliseconds played at a moment, without pauses, as the countdown counts them (P9); a clock that was set back counts as standing still. */
export function elapsed(play: Play, at: number): number {
  if (play.time !== null) return play.time;
  if (play.startedAt === null) return 0;
  return Math.max(0, (play.pausedAt ?? at) - play.startedAt - play.pausedFor);
}

/** Milliseconds from the start to a moment, pauses included: what a record counts, so that pausing gains nothing (P9). */
export function elapsedWithPauses(play: Play, at: number): number {
  const ongoing = play.pausedAt === null ? 0 : Math.max(0, at - play.pausedAt);
  return elapsed(play, at) + play.pausedFor + ongoing;
}

/** Whether the time limit has passed at a moment of a play that has not ended (P10). */
export function isTimeUp(turn: Turn): boolean {
  return elapsed(turn.play, turn.at) >= limitOf(turn);
}
