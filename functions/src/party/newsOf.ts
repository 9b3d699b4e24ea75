import type { TeamEvent } from '../../../core/calls/pieces/party.ts';
import type { Team } from '../../../core/play/team/team.ts';
import { seatsOf } from '../../../core/play/team/team.ts';
import { toSeatView } from '../../../core/play/team/toSeatView.ts';
import { diffView } from '../../../core/play/view/diffView.ts';
import type { Room } from '../../../core/room/model.ts';
import type { News, SeatNews } from './news.ts';

/** Returns the news without what a seat is told: its own answer tells it. */
export function exceptFor(seat: number, { told, ...news }: News): News {
  const { [seat]: _, ...others } = told;
  return { ...news, told: others };
}

interface TeamChange {
  room: Room;
  before: Team;
  after: Team;
  /** Milliseconds since the epoch. */
  at: number;
}

/**
 * Returns the messages about a change that is no action, such as a seat that was taken. Every seat but the one
 * concerned gets the event, and the change of its own view.
 */
export function newsOf({ room, before, after, at }: TeamChange, by: number, event?: TeamEvent): News {
  const told = seatsOf(after).flatMap((seat): [number, SeatNews][] => {
    // A player who has just joined gets the whole view as an answer.
    if (before.seats[seat] === undefined) return [];
    const views = [before, after].map((team) => toSeatView({ room, team, at }, seat));
    const [from, to] = views as [(typeof views)[number], (typeof views)[number]];
    return [[seat, { events: event === undefined ? [] : [event], change: diffView(from, to) }]];
  });
  return { by, told: Object.fromEntries(told) };
}
