import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../parseWith.ts';
import type { Result } from '../result.ts';
import { filledString, finiteNumber, wholeNumber } from '../schemas.ts';

/** A row of the collection `records`: an escape on the leaderboard (SPEC §3). */
export interface GameRecord {
  roomId: string;
  version: number;
  playerId: string;
  username: string;
  /** Milliseconds from start to escape without pauses, by the server's clock (P9). */
  time: number;
  /** Unix seconds. */
  createdAt: number;
}

const gameRecordSchema: SchemaOf<GameRecord> = v.object({
  roomId: filledString,
  version: wholeNumber,
  playerId: filledString,
  username: v.string(),
  time: finiteNumber,
  createdAt: finiteNumber,
});

/** Reads a stored record; a refusal names the path of the first fault. */
export function parseGameRecord(input: unknown): Result<GameRecord, InvalidInput> {
  return parseWith(gameRecordSchema, input);
}
