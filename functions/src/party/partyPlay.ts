import { seatsOf, type Team, type TeamSeat } from '../../../core/play/team/team.ts';
import type { PlayDocument, StoredParty, StoredSeat } from '../plays/playDocument.ts';
import type { StoredInClass } from '../plays/storedInClass.ts';

/** A play with a party. */
export type PartyPlay = PlayDocument & { party: StoredParty };

export function isPartyPlay(document: PlayDocument): document is PartyPlay {
  return document.party !== undefined;
}

/** Returns the team of a party. */
export function teamOf({ world, seats, party: { code, opener, isOpen, next } }: PartyPlay): Team {
  const team = Object.entries(seats).map(([seat, { username, state }]): [string, TeamSeat] => [
    seat,
    { name: username, state },
  ]);
  const again = next === undefined ? {} : { next };
  return { world, seats: Object.fromEntries(team), code, opener, isOpen, ...again };
}

/** The stored data of a newcomer's seat. */
type NewSeat = Pick<StoredSeat, 'playerId' | 'browserId' | 'key' | 'presentAt'>;

/** Returns the document with a changed team. `newcomers` holds the stored data of the seats that the document lacks. */
export function withTeam(
  document: PartyPlay,
  team: Team,
  newcomers: Readonly<Record<number, NewSeat>> = {},
): PartyPlay {
  const seats = seatsOf(team).map((seat): [number, StoredSeat] => {
    const { name, state } = team.seats[seat] as TeamSeat;
    const own = document.seats[seat] ?? { ...EMPTY, ...newcomers[seat] };
    return [seat, { ...own, username: name, state }];
  });
  const { opener, isOpen } = team;
  return {
    ...document,
    world: team.world,
    seats: Object.fromEntries(seats),
    players: seats.map(([, { playerId }]) => playerId),
    party: { ...document.party, opener, isOpen },
    ...(document.inClass && { inClass: ofSeats(document.inClass, team) }),
  };
}

/** Drops the settings of seats that nobody has, so that a newcomer begins without any. */
function ofSeats(inClass: StoredInClass, { seats: taken }: Team): StoredInClass {
  const seats = Object.entries(inClass.seats).filter(([seat]) => taken[Number(seat)] !== undefined);
  return { ...inClass, seats: Object.fromEntries(seats) };
}

const EMPTY = { playerId: '', sequence: 0, lastAnswer: null, heard: '' } as const;
