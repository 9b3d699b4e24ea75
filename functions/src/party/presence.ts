import * as v from 'valibot';
import { seatsOf } from '../../../core/play/team/team.ts';
import { parseWith } from '../../../core/util/parseWith.ts';
import { finiteNumber } from '../../../core/util/schemas.ts';
import { HttpError } from '../http/HttpError.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import type { Live } from './openLive.ts';
import type { PartyPlay } from './partyPlay.ts';

/** Milliseconds after which a seat that nobody was at counts as left alone (T9). */
const LEFT_AFTER = 5 * 60_000;
/** Milliseconds by which a browser's clock may be ahead: later times say nothing. */
const AHEAD = 60_000;
/** A connection's name that no browser can write: theirs are longer (`database.rules.json`). */
const BY_SERVER = 'by-sync';

/** The connections of a seat, each with the time at which it said last that it is there. */
const connectionsSchema = v.record(v.string(), v.object({ at: finiteNumber }));

/**
 * Returns the seats that somebody has been at within five minutes (T9): by their actions, or by what their browsers say
 * in the live channel. A browser that goes on saying so keeps a seat; who opened the party can remove it. Where the
 * channel does not answer, all seats count as taken.
 * @param at milliseconds since the epoch
 */
export async function findPresent(
  live: Pick<Live, 'read'>,
  { seats, party }: PartyPlay,
  at: number,
): Promise<ReadonlySet<number>> {
  const here = await live.read(`teams/${party.key}/here`);
  const isRecent = (time: number) => time > at - LEFT_AFTER && time <= at + AHEAD;
  const present = Object.entries(seats).filter(
    ([seat, { presentAt = 0 }]) => here === undefined || [presentAt, ...timesAt(here, seat)].some(isRecent),
  );
  return new Set(present.map(([seat]) => Number(seat)));
}

/** The database gives back a list where the seats' numbers are dense. */
function timesAt(here: unknown, seat: string): readonly number[] {
  const connections = typeof here === 'object' && here !== null ? Reflect.get(here, seat) : undefined;
  const parsed = parseWith(connectionsSchema, connections);
  return parsed.ok ? Object.values(parsed.value).map(({ at }) => at) : [];
}

/**
 * Returns what says in the live channel that somebody is at a seat, for browsers that cannot reach it themselves.
 * @param at milliseconds since the epoch
 */
export function presenceOf({ party }: PartyPlay, seat: number, at: number): Record<string, unknown> {
  return { [`teams/${party.key}/here/${seat}/${BY_SERVER}`]: { at, seen: party.number } };
}

/**
 * Returns the seat with the rights of who opened the party: the caller's, which has them, or takes them over as the
 * lowest one that somebody is at while nobody is at the opener's (T17).
 * @throws conflict
 */
export async function requireRights(
  live: Pick<Live, 'read'>,
  document: PartyPlay,
  { seat, at }: { seat: number; at: number },
): Promise<number> {
  const { opener } = document.party;
  if (opener === seat) return seat;
  const present = await findPresent(live, document, at);
  const lowest = seatsOf(document).find((each) => each === seat || present.has(each));
  if (!present.has(opener) && lowest === seat) return seat;
  throw new HttpError('conflict', 'Only who opened the party may do that.');
}

/**
 * Returns the document with a new key of the team (T11). Below the new one, nothing says yet who is there: so it is noted
 * of the seats that were taken.
 */
export function withTeamKey(
  document: PartyPlay,
  { teamKey, present, at }: { teamKey: string; present: ReadonlySet<number>; at: number },
): PartyPlay {
  const seats = Object.entries(document.seats).map(([seat, stored]): [string, StoredSeat] => [
    seat,
    present.has(Number(seat)) ? { ...stored, presentAt: at } : stored,
  ]);
  return {
    ...document,
    seats: Object.fromEntries(seats),
    party: { ...document.party, key: teamKey },
  };
}
