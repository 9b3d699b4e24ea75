import type { BoardTeam, ShowClassAnswer } from '../../../core/calls/class/showClass.ts';

/**
 * Returns a session as it is this many milliseconds after its answer: its clocks run on between two answers.
 */
export function tickOn(shown: ShowClassAnswer, passed: number): ShowClassAnswer {
  const at = shown.at + Math.max(0, passed);
  if (shown.state !== 'running' || shown.startedAt === null) return { ...shown, at };
  const since = Math.max(0, at - Math.max(shown.at, shown.startedAt));
  return { ...shown, at, teams: shown.teams.map((team) => (isRunning(team) ? runOn(team, since) : team)) };
}

function runOn(team: BoardTeam, since: number): BoardTeam {
  const played = Math.min(team.played + since, team.limit ?? Number.POSITIVE_INFINITY);
  return { ...team, played, quiet: team.quiet + (played - team.played) };
}

function isRunning({ isPaused, outcome }: BoardTeam): boolean {
  return !isPaused && outcome === null;
}

/** The clock of most teams; `left` and `limit` are null without a limit. Milliseconds. */
export interface ClassClock {
  played: number;
  left: number | null;
  limit: number | null;
}

/** Returns the clock that most teams have: of those that play, with the limit that is most usual among them. */
export function clockOf({ teams }: Pick<ShowClassAnswer, 'teams'>): ClassClock {
  const playing = teams.filter(({ outcome }) => outcome === null);
  const among = playing.length > 0 ? playing : teams;
  const limit = usual(among.map((team) => team.limit));
  const played = Math.max(0, ...among.filter((team) => team.limit === limit).map((team) => team.played));
  return { played, limit, left: limit === null ? null : limit - played };
}

/** Returns the most frequent value; the first one if several are equally frequent. */
function usual(values: readonly (number | null)[]): number | null {
  const counts = new Map<number | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most ? most[0] : null;
}
