import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { ItemId } from '../model.ts';
import type { EscapesByLength } from './lengths.ts';

/** The end of a play: escaped, out of time, or abandoned for a day. */
export type PlayOutcome = 'escapes' | 'timeouts' | 'left';

/** Maximum number of leaderboards that are listed, the latest. */
const MOST_BOARDS = 50;

/**
 * The document `roomStats/{roomId}`: outcomes of the plays on the live version's leaderboard (B2), for the
 * room's creator only. Contains no player names.
 */
export interface RoomStats extends Readonly<Record<PlayOutcome, number>> {
  roomId: string;
  creatorId: string;
  /** Number of that leaderboard. */
  version: number;
  /** Numbers of the room's leaderboards, ascending; the present one is last. */
  boards: readonly number[];
  /**
   * Number of plays that ended without an escape, by the lock that was tried last. At most as many entries as
   * the room has locks.
   */
  stuck: Readonly<Record<ItemId, StuckPlays>>;
  /** Durations of first escapes without pauses; at most two of one network (B3). */
  lengths: EscapesByLength;
}

interface StuckPlays {
  /** The creator's name for the item. */
  name: string;
  count: number;
}

const storedSchema = v.object({
  roomId: filledString,
  creatorId: filledString,
  version: wholeNumber,
  boards: v.optional(v.array(wholeNumber)),
  escapes: v.optional(wholeNumber, 0),
  timeouts: v.optional(wholeNumber, 0),
  left: v.optional(wholeNumber, 0),
  stuck: v.optional(v.record(v.string(), v.object({ name: v.string(), count: wholeNumber })), {}),
  lengths: v.optional(v.record(v.string(), wholeNumber), {}),
});

const roomStatsSchema: SchemaOf<RoomStats> = v.pipe(
  storedSchema,
  // Before versions could share a leaderboard, each had its own.
  v.transform((stored) => ({ ...stored, boards: stored.boards ?? upTo(stored.version) })),
);

function upTo(version: number): readonly number[] {
  const first = Math.max(1, version - MOST_BOARDS);
  return Array.from({ length: Math.max(0, version + 1 - first) }, (_, place) => first + place);
}

/** Parses a stored document; a refusal names the path of the first fault. */
export function parseRoomStats(input: unknown): Result<RoomStats, InvalidInput> {
  return parseWith(roomStatsSchema, input);
}

/** Returns the stats of a leaderboard without plays. */
export function emptyRoomStats(
  room: Pick<RoomStats, 'roomId' | 'creatorId'>,
  version: number,
  earlier: readonly number[] = [],
): RoomStats {
  const boards = [...earlier.filter((board) => board < version).slice(-MOST_BOARDS), version];
  return { ...room, version, boards, escapes: 0, timeouts: 0, left: 0, stuck: {}, lengths: {} };
}

/** Returns the share of ended plays that escaped, from 0 to 1; null if none has ended. */
export function escapeRate({ escapes, timeouts, left }: RoomStats): number | null {
  const ended = escapes + timeouts + left;
  return ended === 0 ? null : escapes / ended;
}

/** Returns the name of the lock at which most plays ended; null if there is none. */
export function stuckMostAt({ stuck }: RoomStats): string | null {
  const [most] = Object.values(stuck).sort((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? null : most.name;
}
