import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../parseWith.ts';
import type { Result } from '../../result.ts';
import { filledString, wholeNumber } from '../../schemas.ts';
import type { ItemId } from '../model.ts';

/** How a play came to its end: out, out of time, or left alone for a day. */
export type PlayOutcome = 'escapes' | 'timeouts' | 'left';

/** The document `roomStats/{roomId}`: how the plays of the live version went, for its creator alone. Without a name. */
export interface RoomStats extends Readonly<Record<PlayOutcome, number>> {
  roomId: string;
  creatorId: string;
  /** The live version's number. */
  version: number;
  /** By the lock that they tried last: how many plays ended without an escape. No more locks than a room has. */
  stuck: Readonly<Record<ItemId, StuckPlays>>;
}

interface StuckPlays {
  /** What the creator calls the item. */
  name: string;
  count: number;
}

const roomStatsSchema: SchemaOf<RoomStats> = v.object({
  roomId: filledString,
  creatorId: filledString,
  version: wholeNumber,
  escapes: v.optional(wholeNumber, 0),
  timeouts: v.optional(wholeNumber, 0),
  left: v.optional(wholeNumber, 0),
  stuck: v.optional(v.record(v.string(), v.object({ name: v.string(), count: wholeNumber })), {}),
});

/** Reads a stored document; a refusal names the path of the first fault. */
export function parseRoomStats(input: unknown): Result<RoomStats, InvalidInput> {
  return parseWith(roomStatsSchema, input);
}

/** Of a version that nobody has played yet. */
export function emptyRoomStats(room: Pick<RoomStats, 'roomId' | 'creatorId'>, version: number): RoomStats {
  return { ...room, version, escapes: 0, timeouts: 0, left: 0, stuck: {} };
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
