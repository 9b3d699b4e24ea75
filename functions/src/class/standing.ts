import { neededThings } from '../../../core/class/progress.ts';
import { isTeamPaused, limitOf, playedOf } from '../../../core/class/sessionClock.ts';
import { NO_TRAIL, type Trail } from '../../../core/class/trail.ts';
import type { ReadClass } from './readClass.ts';
import type { ClassPlay } from './settle.ts';

/** A team's state (Q4), as board, wall and results share it. Times are milliseconds of its clock. */
interface Standing {
  name: string;
  /** Number of taken seats. */
  seated: number;
  /** The share of the needed steps that are done, from 0 to 1. */
  progress: number;
  played: number;
  /** Null without a time limit. */
  limit: number | null;
  isPaused: boolean;
  /** Null while the team plays. */
  outcome: 'escaped' | 'timeUp' | 'ended' | null;
  minutesGiven: number;
  trail: Trail;
}

/** Returns how a team stands. */
export function standingOf({ stored, room, plays, at }: ReadClass, team: number): Standing {
  const { session } = stored;
  const { name = '', minutesGiven = 0 } = session.teams[team] ?? {};
  const play = plays[team] ?? null;
  const trail = play?.inClass.trail ?? NO_TRAIL;
  const played = play?.world.isEscaped ? (play.world.time ?? 0) : playedOf(session, team, at);
  const limit = limitOf(session, team);
  const needed = neededThings(room).length;
  const isOut = play?.world.isEscaped === true;
  return {
    name,
    seated: Object.keys(play?.seats ?? {}).length,
    progress: isOut || needed === 0 ? Number(isOut) : trail.done / needed,
    played,
    limit: Number.isFinite(limit) ? limit : null,
    isPaused: isTeamPaused(session, team),
    outcome: play ? outcomeOf(play, played, limit) : null,
    minutesGiven,
    trail,
  };
}

function outcomeOf({ world }: ClassPlay, played: number, limit: number): Standing['outcome'] {
  if (world.isEscaped) return 'escaped';
  if (!world.isGameOver) return null;
  return played >= limit ? 'timeUp' : 'ended';
}
