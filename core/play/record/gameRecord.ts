import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString, finiteNumber, wholeNumber } from '../../util/schemas.ts';
import { TIME_ALLOWANCES, type TimeAllowance } from '../timeAllowance.ts';

/** A document of the collection `records`: an escape on the leaderboard (SPEC §3). */
export interface GameRecord {
  roomId: string;
  /** Number of its leaderboard, that is, of the version that started it (B2). */
  version: number;
  playerId: string;
  username: string;
  /** Whether the player has named it, which is possible once (P17). */
  isNamed: boolean;
  /** Whether the player was signed in. A guest may use the name of an account, but not this sign of it. */
  isSignedIn: boolean;
  /** Milliseconds from start to escape by the server's clock, pauses included (P9). */
  time: number;
  /** Milliseconds of `time` spent in pauses; null in older records, whose time excludes pauses. */
  pausedFor: number | null;
  /** The chosen time allowance (P15). */
  timeAllowance: TimeAllowance;
  /** Number of hints asked for (P16). */
  hints: number;
  /** Whether a hint took a step for the player. */
  isHelped: boolean;
  /** Unix seconds. */
  createdAt: number;
}

/** The shown name of players who have not given one (P17). */
export const NAMELESS = 'Anonymous';

/** Prefix of guests' ids; no other id has it. */
export const GUEST_PREFIX = 'guest_';

/** The fields of every record, also of a team's. */
export const recordFields = {
  roomId: filledString,
  version: wholeNumber,
  time: finiteNumber,
  pausedFor: v.optional(v.nullable(finiteNumber), null),
  timeAllowance: v.optional(v.picklist(TIME_ALLOWANCES), 'standard'),
  hints: v.optional(wholeNumber, 0),
  isHelped: v.optional(v.boolean(), false),
  createdAt: finiteNumber,
};

const storedSchema = v.object({
  ...recordFields,
  playerId: filledString,
  username: v.string(),
  // Before P17, names were given before the start, for good.
  isNamed: v.optional(v.boolean(), true),
  isSignedIn: v.optional(v.boolean()),
});

export const gameRecordSchema: SchemaOf<GameRecord> = v.pipe(
  storedSchema,
  v.transform((stored) => {
    return { ...stored, isSignedIn: stored.isSignedIn ?? !stored.playerId.startsWith(GUEST_PREFIX) };
  }),
);

/** Parses a stored record; a refusal names the path of the first fault. Older records lack later fields. */
export function parseGameRecord(input: unknown): Result<GameRecord, InvalidInput> {
  return parseWith(gameRecordSchema, input);
}

/**
 * Returns whether a record has no rank on its leaderboard: it had more time than the room gives (P15), or a
 * hint took a step (P16).
 */
export function isUnranked({
  timeAllowance,
  isHelped,
}: Pick<GameRecord, 'timeAllowance' | 'isHelped'>): boolean {
  return timeAllowance !== 'standard' || isHelped;
}

/** Compares two records for a leaderboard: fastest first, unranked ones after all others. */
export function compareRecords(one: GameRecord, other: GameRecord): number {
  return Number(isUnranked(one)) - Number(isUnranked(other)) || one.time - other.time;
}
