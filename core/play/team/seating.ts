import type { Room } from '../../room/model.ts';
import { createPlay, openingSeat } from '../createPlay.ts';
import { FIRST_SEAT, splitPlay } from '../seats.ts';
import { MOST_SEATS, seatsOf, type Team } from './team.ts';

/** Returns a team of one, not started yet (T1). `randomName` makes opaque names, as for a play of one player. */
export function createTeam(
  room: Room,
  randomName: () => string,
  opening: { code: string; name: string },
): Team {
  const { world, seat } = splitPlay(createPlay(room, randomName));
  return {
    world: { ...world, teamClicks: {} },
    seats: { [FIRST_SEAT]: { name: opening.name, state: seat } },
    code: opening.code,
    opener: FIRST_SEAT,
    isOpen: true,
  };
}

/** Returns the number of the seat for a newcomer: the lowest free one; null if all are taken. */
export function freeSeatOf(team: { seats: Readonly<Record<number, unknown>> }): number | null {
  const taken = seatsOf(team);
  const free = Array.from({ length: MOST_SEATS }, (_, seat) => seat).find((seat) => !taken.includes(seat));
  return free ?? null;
}

/** Seats a newcomer in the first scene (T17). */
export function seatNewcomer(room: Room, team: Team, { seat, name }: { seat: number; name: string }): Team {
  return { ...team, seats: { ...team.seats, [seat]: { name, state: openingSeat(room) } } };
}

/**
 * Returns the team without this seat. The rights of the player who opened the party go to the lowest seat whose player
 * is present (T17). The last seat cannot be left.
 */
export function withoutSeat(team: Team, seat: number, present: ReadonlySet<number>): Team {
  const { [seat]: _, ...seats } = team.seats;
  return { ...team, seats, opener: openerWithout(team, seat, present) };
}

/**
 * Returns the team with another player in a seat. The newcomer continues with the seat's scene, clicks and hand (T17),
 * but does not count as having acted. If the former player had opened the party, those rights go to another seat first.
 */
export function takeOver(
  team: Team,
  { seat, name }: { seat: number; name: string },
  present: ReadonlySet<number>,
): Team {
  const seated = team.seats[seat];
  if (!seated) throw new RangeError(`The team has no seat ${seat}.`);
  const { touched: _, failedAt: __, ...state } = seated.state;
  return {
    ...team,
    seats: { ...team.seats, [seat]: { name, state } },
    opener: openerWithout(team, seat, present),
  };
}

function openerWithout(team: Team, gone: number, present: ReadonlySet<number>): number {
  if (gone !== team.opener) return team.opener;
  const others = seatsOf(team).filter((seat) => seat !== gone);
  return others.find((seat) => present.has(seat)) ?? others[0] ?? gone;
}
