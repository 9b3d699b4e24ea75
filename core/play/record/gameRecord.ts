import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString, finiteNumber, wholeNumber } from '../../util/schemas.ts';
import { TIME_ALLOWANCES, type TimeAllowance } from '../timeAllowance.ts';

/** A row of the collection `records`: an escape on the leaderboard (SPEC §3). */
export interface GameRecord {
  roomId: string;
  /** The number of its leaderboard: of the version that began it (B2). */
  version: number;
  playerId: string;
  username: string;
  /** Whether the player gave the name, which is possible once (P17). */
  isNamed: boolean;
  /** Whether the player was signed in: a guest may share the name, not the mark. */
  isSignedIn: boolean;
  /** Milliseconds from start to escape by the server's clock, pauses included (P9). */
  time: number;
  /** Milliseconds of it spent in pauses; null in records of before that was measured, whose time leaves pauses out. */
  pausedFor: number | null;
  /** What was taken of the time limit (P15). */
  timeAllowance: TimeAllowance;
  /** Hints that were asked for (P16). */
  hints: number;
  /** Whether one of them took a step in the player's place. */
  isHelped: boolean;
  /** Unix seconds. */
  createdAt: number;
}

/** What players without a name of their own are called (P17). */
export const NAMELESS = 'Anonymous';

/** Begins the ids of guests, and of nobody else. */
export const GUEST_PREFIX = 'guest_';

const storedSchema = v.object({
  roomId: filledString,
  version: wholeNumber,
  playerId: filledString,
  username: v.string(),
  // Before P17, names were given before the start, and for good.
  isNamed: v.optional(v.boolean(), true),
  isSignedIn: v.optional(v.boolean()),
  time: finiteNumber,
  pausedFor: v.optional(v.nullable(finiteNumber), null),
  timeAllowance: v.optional(v.picklist(TIME_ALLOWANCES), 'standard'),
  hints: v.optional(wholeNumber, 0),
  isHelped: v.optional(v.boolean(), false),
  createdAt: finiteNumber,
});

export const gameRecordSchema: SchemaOf<GameRecord> = v.pipe(
  storedSchema,
  v.transform((stored) => {
    return { ...stored, isSignedIn: stored.isSignedIn ?? !stored.playerId.startsWith(GUEST_PREFIX) };
  }),
);

/** Reads a stored record; a refusal names the path of the first fault. Older ones lack what came later. */
export function parseGameRecord(input: unknown): Result<GameRecord, InvalidInput> {
  return parseWith(gameRecordSchema, input);
}

/** Whether a record stands apart from a leaderboard's places: by more time than the room gives (P15), or a hint that took a step (P16). */
export function standsApart({
  timeAllowance,
  isHelped,
}: Pick<GameRecord, 'timeAllowance' | 'isHelped'>): boolean {
  return timeAllowance !== 'standard' || isHelped;
}

/** In the order of a leaderboard: the fastest first, and those that stand apart after all others. */
export function compareRecords(one: GameRecord, other: GameRecord): number {
  return Number(standsApart(one)) - Number(standsApart(other)) || one.time - other.time;
}
