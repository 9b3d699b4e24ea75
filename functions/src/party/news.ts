import * as v from 'valibot';
import { type HeardChange, heardChangeSchema, type TeamEvent } from '../../../core/calls/pieces/party.ts';
import type { ViewChange } from '../../../core/play/view/viewChange.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import type { PartyPlay } from './partyPlay.ts';

/** Changes that a seat can ask for again (T12). */
const KEPT = 50;

/** The message to one seat about a change. */
export interface SeatNews {
  events: readonly TeamEvent[];
  change: ViewChange;
}

/** A change of a party, with a message for each of its seats. */
export interface News {
  /** The seat that acted. */
  by: number;
  /** By seat number. A seat that learns of the change from its own response has none. */
  told: Readonly<Record<number, SeatNews>>;
  /** The team's new key, if it has one (T11). */
  teamKey?: string;
}

/** Returns the document with the next number, and with the message of each seat added to its list. */
export function noteNews(document: PartyPlay, { by, told }: News): PartyPlay {
  const number = document.party.number + 1;
  const seats = Object.entries(document.seats).map(([seat, stored]): [string, StoredSeat] => {
    const events = told[Number(seat)]?.events ?? [];
    if (events.length === 0) return [seat, stored];
    const heard = [...linesOf(stored), JSON.stringify({ number, by, events })].slice(-KEPT).join('\n');
    return [seat, { ...stored, heard }];
  });
  return { ...document, seats: Object.fromEntries(seats), party: { ...document.party, number } };
}

/** Returns the messages to a seat that are later than a number (T12). */
export function heardSince(stored: Pick<StoredSeat, 'heard'>, known: number): readonly HeardChange[] {
  const heard = linesOf(stored).map((line) => v.parse(heardChangeSchema, JSON.parse(line)));
  return heard.filter(({ number }) => number > known);
}

function linesOf({ heard = '' }: Pick<StoredSeat, 'heard'>): readonly string[] {
  return heard === '' ? [] : heard.split('\n');
}

/**
 * Returns what is published of the last change (T11): each seat's message, under the seat's key and the change's
 * number. It is JSON in a string, since the database drops empty lists and turns others into objects.
 */
export function publicationOf(
  { seats, party }: PartyPlay,
  { by, told, teamKey }: News,
): Record<string, unknown> {
  const { number } = party;
  const written = Object.entries(seats).flatMap(([seat, { key }]) => {
    if (key === undefined) return [];
    const news = {
      ...told[Number(seat)],
      ...(teamKey !== undefined && { teamKey }),
    };
    return [
      [`told/${key}/${number}`, JSON.stringify({ by, ...news })],
      [`told/${key}/${number - KEPT}`, null],
    ];
  });
  return Object.fromEntries(written);
}

/**
 * Returns the writes that give browsers access to the paths of a party's seats. Browsers can write to no other (T11).
 */
export function placesOf({ seats, party }: PartyPlay): Record<string, unknown> {
  return { [`teams/${party.key}/seats`]: Object.fromEntries(Object.keys(seats).map((seat) => [seat, true])) };
}

/**
 * Returns the writes for a team with a new key: they close its former paths, open the new ones, and send each player
 * who lost a seat the reason (T11).
 */
export function closingOf(
  before: PartyPlay,
  after: PartyPlay,
  { seat, type }: { seat: number; type: 'left' | 'removed' | 'takenOver' | 'moved' },
): Record<string, unknown> {
  const key = before.seats[seat]?.key;
  return {
    ...placesOf(after),
    [`teams/${before.party.key}`]: null,
    ...(key !== undefined && {
      [`told/${key}/${after.party.number}`]: JSON.stringify({ by: seat, events: [{ type }] }),
    }),
  };
}
