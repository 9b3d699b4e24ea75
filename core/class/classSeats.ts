import { MOST_SEATS } from '../play/team/team.ts';
import { CLASS_LIMITS } from './classLimits.ts';
import type { Filling } from './classSession.ts';

/** How the teacher divides a class into teams. */
export type Division =
  | { type: 'byNumber'; teams: number }
  /** Teams with this number of seats each. */
  | { type: 'bySize'; size: number }
  /** Every pupil plays alone. */
  | { type: 'alone' };

/** The teams of a session before anybody has joined. */
export interface Divided {
  filling: Filling;
  /** The number of seats of each team. */
  seats: readonly number[];
}

/**
 * Makes the seats of a session (Q3): of all teams together no more than `most`, so that a join needs to look at one
 * team alone. Seats that cannot be shared out evenly go to the first teams.
 */
export function divideSeats(division: Division, most: number): Divided {
  if (division.type === 'byNumber') {
    const teams = Math.min(division.teams, CLASS_LIMITS.teams, most);
    const seats = Array.from({ length: teams }, (_, team) => {
      const share = Math.floor(most / teams) + (team < most % teams ? 1 : 0);
      return Math.min(share, MOST_SEATS);
    });
    return { filling: 'evenly', seats };
  }
  const size = division.type === 'alone' ? 1 : Math.min(division.size, MOST_SEATS);
  const teams = Math.min(Math.floor(most / size), CLASS_LIMITS.teams);
  return { filling: 'inTurn', seats: Array.from({ length: teams }, () => size) };
}

/** The seats of one team. */
export interface TeamSeats {
  seats: number;
  /** Number of those that are taken. */
  taken: number;
  /** Whether the team has escaped or ended, so that nobody can join it. */
  isOver: boolean;
}

/**
 * Returns the numbers of the teams that a newcomer may join, best first; empty if all seats are taken. `chance`, a whole
 * number, decides between equals, so that those who join at once spread out.
 */
export function teamsToJoin(
  teams: readonly TeamSeats[],
  filling: Filling,
  chance: number,
): readonly number[] {
  const free = teams.flatMap(({ seats, taken, isOver }, number) =>
    taken < seats && !isOver ? [{ number, taken, turn: (number + chance) % teams.length }] : [],
  );
  const compare: Readonly<
    Record<Filling, (one: (typeof free)[number], other: (typeof free)[number]) => number>
  > = {
    evenly: (one, other) => one.taken - other.taken || one.turn - other.turn,
    inTurn: (one, other) => Math.sign(other.taken) - Math.sign(one.taken) || one.number - other.number,
  };
  return free.sort(compare[filling]).map(({ number }) => number);
}
