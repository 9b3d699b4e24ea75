import type { World } from '../play/model.ts';
import { LONGEST } from './classLimits.ts';
import type { ClassSession, ClassTeam, Counted } from './classSession.ts';

const MINUTE = 60_000;

/** The states of a session (Q1). */
export type ClassState = 'lobby' | 'running' | 'paused' | 'ended';

/** Returns the state of a session at a time. */
export function stateOf(session: ClassSession, at: number): ClassState {
  if (at >= endOf(session)) return 'ended';
  if (session.startedAt === null) return 'lobby';
  return session.isPaused ? 'paused' : 'running';
}

/**
 * Returns when the session ends, or one of its teams: by the teacher's order, or three hours after the start (Q6);
 * infinite before the start.
 */
export function endOf({ startedAt, orders }: ClassSession, team: number | null = null): number {
  const ordered = orders.flatMap(({ action, team: ofTeam, due }) =>
    action.type === 'end' && (ofTeam === null || ofTeam === team) ? [due] : [],
  );
  return Math.min(...ordered, startedAt === null ? Number.POSITIVE_INFINITY : startedAt + LONGEST);
}

/**
 * Returns the session with the teams' times counted until now. Whatever stops or starts a clock, or moves its limit, is
 * done after that: so paused time is the union of all pauses, in whatever order they come (Q6).
 */
export function countTimes(session: ClassSession, at: number): ClassSession {
  const teams = session.teams.map((team, number) => ({ ...team, played: playedOf(session, number, at) }));
  const whole = { ...session.whole, played: playedOf(session, null, at) };
  return { ...session, teams, whole, countedUntil: Math.max(at, session.countedUntil) };
}

function countedOf({ teams, whole }: ClassSession, number: number | null): Counted | undefined {
  return number === null ? whole : teams[number];
}

/** Returns a team's time limit in milliseconds, or for null that of the class; infinite if there is none. */
export function limitOf(session: ClassSession, number: number | null): number {
  const { minutes } = session.settings;
  if (minutes === null) return Number.POSITIVE_INFINITY;
  return (minutes + (countedOf(session, number)?.minutesGiven ?? 0)) * MINUTE;
}

/**
 * Returns the milliseconds that a team has played until `at`, without pauses and up to its limit (Q6); for null, the time
 * on the clock of the class.
 */
export function playedOf(session: ClassSession, number: number | null, at: number): number {
  const { startedAt, countedUntil } = session;
  const played = countedOf(session, number)?.played ?? 0;
  if (startedAt === null || isTeamPaused(session, number)) return played;
  const until = Math.min(at, endOf(session, number));
  const since = Math.max(0, until - Math.max(startedAt, countedUntil));
  return Math.min(played + since, limitOf(session, number));
}

/** Returns whether a team's clock stands: by the pause of all, or by its own. */
export function isTeamPaused({ isPaused, teams }: ClassSession, number: number | null): boolean {
  return isPaused || (number !== null && teams[number]?.isPaused === true);
}

/** Returns whether a team can play no longer, by its limit or by an end. */
export function isTeamOver(session: ClassSession, number: number, at: number): boolean {
  return at >= endOf(session, number) || playedOf(session, number, at) >= limitOf(session, number);
}

/**
 * Returns the session after a team, or for null the clock of the class, was given minutes, or some were taken, of which at
 * least one is left (Q5). A team whose time was up plays on: its clock has stood at the limit.
 */
export function withMinutes(
  session: ClassSession,
  number: number | null,
  minutes: number,
  at: number,
): ClassSession {
  const left = limitOf(session, number) - playedOf(session, number, at);
  const most = Math.max(0, Math.floor(left / MINUTE) - 1);
  const given = minutes >= 0 ? minutes : -Math.min(-minutes, most);
  if (given === 0 || !Number.isFinite(left)) return session;
  const give = <Clock extends Counted>(clock: Clock) => ({
    ...clock,
    minutesGiven: clock.minutesGiven + given,
  });
  return number === null
    ? { ...session, whole: give(session.whole) }
    : changeTeam(session, number, (team) => give(team));
}

/** Returns the session with one team changed. */
export function changeTeam(
  session: ClassSession,
  number: number,
  change: (team: ClassTeam) => ClassTeam,
): ClassSession {
  return { ...session, teams: session.teams.map((team, each) => (each === number ? change(team) : team)) };
}

/**
 * Returns the world of a team's play with the session's clock in place of its own (Q6), so that the rules of play need
 * to know no other one. `timeLimit`: the room's, in minutes. A team that has escaped keeps its time.
 */
export function withSessionClock(
  world: World,
  { session, team, timeLimit, at }: { session: ClassSession; team: number; timeLimit: number; at: number },
): World {
  const { settings, startedAt } = session;
  if (world.isEscaped) return world;
  const given = session.teams[team]?.minutesGiven ?? 0;
  const allowed: Pick<World, 'timeAllowance' | 'minutesGiven'> =
    settings.minutes === null
      ? { timeAllowance: 'unlimited', minutesGiven: 0 }
      : { timeAllowance: 'standard', minutesGiven: settings.minutes - timeLimit + given };
  // The lobby shows the time limit that the team will have.
  if (startedAt === null) return { ...world, ...allowed };
  const played = playedOf(session, team, at);
  const isGameOver = isTeamOver(session, team, at);
  const isPaused = !isGameOver && isTeamPaused(session, team);
  return {
    ...world,
    ...allowed,
    isStarted: true,
    isPaused,
    isGameOver,
    startedAt,
    pausedAt: isPaused ? Math.max(at, startedAt) : null,
    pausedBy: null,
    pausedFor: Math.max(0, at - startedAt - played),
    time: isGameOver ? played : null,
  };
}
