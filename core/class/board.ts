import type { ItemId } from '../room/model.ts';
import type { Trail } from './trail.ts';

/** Milliseconds of a team's clock without any action after which the team counts as quiet (Q12). */
export const QUIET_AFTER = 3 * 60_000;
/** Number of wrong answers at one lock after which the teacher is needed (Q12). */
export const MANY_WRONG = 5;

/** A reason why a team needs the teacher. */
export type Need = 'help' | 'quiet' | 'wrong' | 'long';

/** The state of a team, from which its needs follow. */
export interface TeamState {
  /** Number of taken seats. */
  seated: number;
  /** Milliseconds of the team's clock. */
  played: number;
  trail: Trail;
  /** Milliseconds since a pupil gave the team a signal; infinite if none did. */
  sinceSignal: number;
  /** Whether a pupil of the team calls for help. */
  callsForHelp: boolean;
  isPaused: boolean;
  /** Whether the team has escaped or ended. */
  isOver: boolean;
}

/** Returns for how many milliseconds a team has been quiet: nobody acted or gave a signal. */
export function quietFor({
  played,
  trail,
  sinceSignal,
}: Pick<TeamState, 'played' | 'trail' | 'sinceSignal'>): number {
  return Math.max(0, Math.min(played - trail.actedAt, sinceSignal));
}

/**
 * Returns why a team needs the teacher, most urgent first (Q12). `patience`: by lock, the milliseconds within which nine
 * in ten earlier plays opened it.
 */
export function needsOf(team: TeamState, patience: Readonly<Record<ItemId, number>>): readonly Need[] {
  const { seated, played, trail, callsForHelp, isPaused, isOver } = team;
  if (isOver || seated === 0) return [];
  const { lock } = trail;
  const longest = lock === null ? Number.POSITIVE_INFINITY : (patience[lock.id] ?? Number.POSITIVE_INFINITY);
  const needs: readonly (readonly [Need, boolean])[] = [
    ['help', callsForHelp],
    ['quiet', !isPaused && quietFor(team) >= QUIET_AFTER],
    ['wrong', lock !== null && (trail.wrong[lock.id] ?? 0) >= MANY_WRONG],
    ['long', lock !== null && played - lock.since > longest],
  ];
  return needs.flatMap(([need, is]) => (is ? [need] : []));
}

/** The bands of the board: teams that need the teacher, that play, and that have escaped or ended. */
export type Band = 'needsYou' | 'gettingOn' | 'outside';

/** A team's place on the board. */
export interface PlacedTeam {
  name: string;
  needs: readonly Need[];
  quiet: number;
  isOver: boolean;
  isEmpty: boolean;
}

/** Returns the band of a team. */
export function bandOf({ needs, isOver }: Pick<PlacedTeam, 'needs' | 'isOver'>): Band {
  if (isOver) return 'outside';
  return needs.length > 0 ? 'needsYou' : 'gettingOn';
}

/**
 * Sorts the teams by need (Q4): calls for help first, then the longest quiet, then by name; never by
 * progress. Empty teams come after those that play.
 */
export function sortBoard<Team extends PlacedTeam>(
  teams: readonly Team[],
  language: string,
): readonly Team[] {
  const { compare } = new Intl.Collator(language);
  const rank = (team: Team) => BANDS.indexOf(bandOf(team)) + (team.isEmpty && !team.isOver ? 0.5 : 0);
  const urgency = ({ needs }: Team) => (needs.includes('help') ? 0 : 1);
  return teams.toSorted(
    (one, other) =>
      rank(one) - rank(other) ||
      urgency(one) - urgency(other) ||
      (bandOf(one) === 'needsYou' ? other.quiet - one.quiet : 0) ||
      compare(one.name, other.name),
  );
}

const BANDS: readonly Band[] = ['needsYou', 'gettingOn', 'outside'];
