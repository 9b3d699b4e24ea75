import * as v from 'valibot';
import { seatsOf } from '../../../core/play/team/team.ts';
import { parseWith } from '../../../core/util/parseWith.ts';
import { finiteNumber } from '../../../core/util/schemas.ts';
import { HttpError } from '../http/HttpError.ts';
import { memoryOf } from '../memory/LastUsed.ts';
import type { StoredSeat } from '../plays/playDocument.ts';
import type { Live } from './openLive.ts';
import type { PartyPlay } from './partyPlay.ts';

/** Milliseconds without a sign of its player after which a seat counts as idle (T9). */
const LEFT_AFTER = 5 * 60_000;
/**
 * Milliseconds without a sign of life after which a seat counts as away, whether its browser is connected or
 * not; as in browsers.
 */
const SILENT_AFTER = 20_000;
const GONE_AFTER = 10_000;
/** Milliseconds for which the board uses what it has read, so that it reads at every other look. */
const READ_EVERY = 2500;
/** Teams that an instance remembers for that. */
const KEPT_TEAMS = 500;
/** A connection's name that no browser can write or remove: theirs are longer (`database.rules.json`). */
const BY_SERVER = 'by-sync';

/** A connection of a seat, with the time of its last report that the player is present. */
const connectionSchema = v.object({ at: finiteNumber });

/**
 * Returns the seats whose players were present within five minutes (T9), by their actions or by the reports of their
 * browsers in the live channel. A browser that keeps reporting keeps its seat; the player who opened the party can
 * remove it. Other browsers of the team can remove such reports, but not those of the server, which each browser renews
 * by asking it (`sync`) in time. If the channel does not respond, all players count as present.
 * @param at milliseconds since the epoch
 */
export async function findPresent(
  live: Pick<Live, 'read'>,
  { seats, party }: PartyPlay,
  at: number,
): Promise<ReadonlySet<number>> {
  const here = await live.read(`teams/${party.key}/here`);
  const isRecent = (time: number) => time > at - LEFT_AFTER;
  const present = Object.entries(seats).filter(
    ([seat, { presentAt = 0 }]) =>
      here === undefined || [presentAt, ...timesOf(connectionsAt(here, seat))].some(isRecent),
  );
  return new Set(present.map(([seat]) => Number(seat)));
}

/** Whether a player is at a seat at the moment. */
interface SeatPresence {
  isHere: boolean;
  /** Milliseconds since the epoch; null if nobody ever was. */
  seenAt: number | null;
}

/** What the live channel knows of a team. */
export interface TeamPresence {
  /** By seat number. */
  seats: Readonly<Record<string, SeatPresence>>;
  /** When a player last gave a signal (T10), in milliseconds since the epoch; null if none did. */
  signalledAt: number | null;
}

/**
 * Returns for the board of a class (Q4) whether each seat's browser is there: its connection has reported lately, or,
 * without one, the server has heard of it a moment ago. If the channel does not respond, all are there. Browsers report
 * every eight seconds, so the channel is read less often than the board is shown.
 * @param at milliseconds since the epoch
 */
export async function readPresence(
  live: Pick<Live, 'read'>,
  { seats, party }: PartyPlay,
  at: number,
): Promise<TeamPresence> {
  const written = await readTeamPaths(live, party.key, at);
  const { here, signals } = { ...(typeof written === 'object' ? written : null) } as Record<string, unknown>;
  const isSilentChannel = written === undefined;
  const presence = Object.entries(seats).map(([seat, { presentAt }]): [string, SeatPresence] => {
    const { [BY_SERVER]: bySync, ...connections } = connectionsAt(here, seat);
    const connected = Math.max(...timesOf(connections));
    const heard = Math.max(...timesOf({ bySync }), presentAt ?? Number.NEGATIVE_INFINITY);
    const seenAt = Math.max(connected, heard);
    const isHere = isSilentChannel || at - connected < SILENT_AFTER || at - heard < GONE_AFTER;
    return [seat, { isHere, seenAt: Number.isFinite(seenAt) ? seenAt : null }];
  });
  return { seats: Object.fromEntries(presence), signalledAt: lastSignal(signals, at) };
}

const pathsOf = memoryOf<{ written: unknown; at: number }>(KEPT_TEAMS);

async function readTeamPaths(live: Pick<Live, 'read'>, key: string, at: number): Promise<unknown> {
  const teams = pathsOf(live);
  const known = teams.find(key);
  if (known && at < known.at + READ_EVERY) return known.written;
  const written = await live.read(`teams/${key}`);
  teams.keep(key, { written, at });
  return written;
}

/** Returns the time of the last signal. One from the future is forged, and would keep the team from being quiet. */
function lastSignal(signals: unknown, at: number): number | null {
  const times = timesOf({ ...(typeof signals === 'object' ? signals : null) }).filter((time) => time <= at);
  return times.length === 0 ? null : Math.max(...times);
}

/** Returns the times of the readable connections; an unreadable one does not affect the others. */
function timesOf(connections: Readonly<Record<string, unknown>>): readonly number[] {
  return Object.values(connections).flatMap((connection) => {
    const parsed = parseWith(connectionSchema, connection);
    return parsed.ok ? [parsed.value.at] : [];
  });
}

/** The database returns a list instead of an object if the seats' numbers have few gaps. */
function connectionsAt(here: unknown, seat: string): Readonly<Record<string, unknown>> {
  const connections: unknown = typeof here === 'object' && here !== null ? Reflect.get(here, seat) : null;
  return { ...(typeof connections === 'object' ? connections : null) };
}

/**
 * Returns the write that reports a player as present, for browsers that cannot reach the live channel themselves.
 * @param at milliseconds since the epoch
 */
export function presenceOf({ party }: PartyPlay, seat: number, at: number): Record<string, unknown> {
  return { [`teams/${party.key}/here/${seat}/${BY_SERVER}`]: { at, seen: party.number } };
}

/**
 * Returns the caller's seat if it has the rights of the seat that opened the party. It may also take them over: if the
 * opener is away, and no lower seat has its player present (T17).
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
 * Returns the document with a new key of the team (T11). No presence is reported under the new key yet, so the players
 * who were present are noted in the document.
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
