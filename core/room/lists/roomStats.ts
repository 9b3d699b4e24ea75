import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString, wholeNumber } from '../../util/schemas.ts';
import type { ItemId } from '../model.ts';
import type { EscapesByLength } from './lengths.ts';

/** How a play came to its end: out, out of time, or left alone for a day. */
export type PlayOutcome = 'escapes' | 'timeouts' | 'left';

/** Leaderboards that are told beside the present one, the latest. */
const MOST_BOARDS = 50;

/** The document `roomStats/{roomId}`: how the plays went that stand on the live version's leaderboard (B2), for its creator alone. Without a name. */
export interface RoomStats extends Readonly<Record<PlayOutcome, number>> {
  roomId: string;
  creatorId: string;
  /** The number of that leaderboard. */
  version: number;
  /** The numbers of the room's leaderboards, ascending, this one last. */
  boards: readonly number[];
  /** By the lock that they tried last: how many plays ended without an escape. No more locks than a room has. */
  stuck: Readonly<Record<ItemId, StuckPlays>>;
  /** How long first escapes took, without pauses; two of one network at most (B3). */
  lengths: EscapesByLength;
}

interface StuckPlays {
  /** What the creator calls the item. */
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
  // Before versions shared one, each had a leaderboard of its own.
  v.transform((stored) => ({ ...stored, boards: stored.boards ?? upTo(stored.version) })),
);

function upTo(version: number): readonly number[] {
  const first = Math.max(1, version - MOST_BOARDS);
  return Array.from({ length: Math.max(0, version + 1 - first) }, (_, place) => first + place);
}

/** Reads a stored document; a refusal names the path of the first fault. */
export function parseRoomStats(input: unknown): Result<RoomStats, InvalidInput> {
  return parseWith(roomStatsSchema, input);
}

/** Of a leaderboard that nobody has played for yet, after those of before. */
export function emptyRoomStats(
  room: Pick<RoomStats, 'roomId' | 'creatorId'>,
  version: number,
  earlier: readonly number[] = [],
): RoomStats {
  const boards = [...earlier.filter((board) => board < version).slice(-MOST_BOARDS), version];
  return { ...room, version, boards, escapes: 0, timeouts: 0, left: 0, stuck: {}, lengths: {} };
}

/** The share of plays that escaped, from 0 to 1; null while none has ended. */
export function escapeRate({ escapes, timeouts, left }: RoomStats): number | null {
  const ended = escapes + timeouts + left;
  return ended === 0 ? null : escapes / ended;
}

/** What the creator calls the lock at which most plays ended; null where none did. */
export function stuckMostAt({ stuck }: RoomStats): string | null {
  const [most] = Object.values(stuck).sort((one, other) => other.count - one.count);
  return most === undefined || most.count === 0 ? null : most.name;
}
