import type { Room } from '../../room/model.ts';
import type { Play, Seat, World } from '../model.ts';
import { splitPlay } from '../seats.ts';

/** Maximum number of seats of a play (T1). */
export const MOST_SEATS = 8;

/** A play of several players: one world and its seats (T1). */
export interface Team {
  readonly world: World;
  /** By seat number, from 0. A number is missing if its player has left. */
  readonly seats: Readonly<Record<number, TeamSeat>>;
  /** The party's code, by which others join (T9). */
  readonly code: string;
  /** Number of the seat that opened the party; it may remove others and close the door to newcomers. */
  readonly opener: number;
  /** Whether newcomers may join. */
  readonly isOpen: boolean;
  /** The code of the party in which its players play again (T17). */
  readonly next?: string;
}

export interface TeamSeat {
  /** The player's name. */
  readonly name: string;
  readonly state: Seat;
}

/** The inputs of a team's outcome besides the action (P11). */
export interface TeamTurn {
  readonly room: Room;
  readonly team: Team;
  /** Milliseconds by the judge's clock (P9). */
  readonly at: number;
}

/** Returns the numbers of a team's seats, ascending. */
export function seatsOf({ seats }: { seats: Readonly<Record<number, unknown>> }): readonly number[] {
  return Object.keys(seats).map(Number);
}

/** Returns the play as one seat sees it. @throws if there is no such seat */
export function playOf({ world, seats }: Pick<Team, 'world' | 'seats'>, seat: number): Play {
  const state = seats[seat]?.state;
  if (!state) throw new RangeError(`The team has no seat ${seat}.`);
  return { ...world, ...state };
}

/** Returns the team after one seat's play has changed; the other seats keep their own state. */
export function withPlay(team: Team, seat: number, play: Play): Team {
  const { world, seat: state } = splitPlay(play);
  const name = team.seats[seat]?.name ?? '';
  return { ...team, world, seats: { ...team.seats, [seat]: { name, state } } };
}
