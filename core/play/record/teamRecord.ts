import * as v from 'valibot';
import { type InvalidInput, parseWith, type SchemaOf } from '../../util/parseWith.ts';
import type { Result } from '../../util/result.ts';
import { filledString } from '../../util/schemas.ts';
import { type GameRecord, isUnranked, recordFields } from './gameRecord.ts';

/** What the records of teams and of single players have in common. */
type SharedFields = Pick<GameRecord, keyof typeof recordFields>;

/** A document of the collection `teamRecords`: the escape of a party on the leaderboard of teams (T8). */
export interface TeamRecord extends SharedFields {
  /** The seats that acted, by their numbers, with their names at the end. Their number is the team's size. */
  seats: Readonly<Record<string, TeamRecordSeat>>;
  /** The players of these seats, for queries (T15). */
  players: readonly string[];
  /** Whether somebody of the team had escaped from this version before, or made the room. */
  isRoomKnown: boolean;
  /**
   * Whether the leaderboard shows the record at first. Of teams with a guest it shows the ten best from one address.
   */
  isShown: boolean;
}

interface TeamRecordSeat {
  playerId: string;
  username: string;
}

export const teamRecordSchema: SchemaOf<TeamRecord> = v.object({
  ...recordFields,
  seats: v.pipe(
    v.record(v.string(), v.object({ playerId: filledString, username: v.string() })),
    v.minEntries(1),
  ),
  players: v.array(filledString),
  isRoomKnown: v.boolean(),
  isShown: v.boolean(),
});

/** Parses a stored record of a team; a refusal names the path of the first fault. */
export function parseTeamRecord(input: unknown): Result<TeamRecord, InvalidInput> {
  return parseWith(teamRecordSchema, input);
}

/** Identifies a team's record: one for each play. `version` is the leaderboard's number. */
interface TeamRecordKey {
  roomId: string;
  version: number;
  playId: string;
}

/** Returns the id of a team record's document; a player of the team can build it from the answer of `joinParty`. */
export function teamRecordIdOf({ roomId, version, playId }: TeamRecordKey): string {
  return `${roomId}_${version}_${playId}`;
}

/**
 * Returns whether a team's record has no rank: for the reasons of a single player's record, or because somebody of the
 * team knew the room (T8).
 */
export function isUnrankedTeam(
  record: Pick<TeamRecord, 'timeAllowance' | 'isHelped' | 'isRoomKnown'>,
): boolean {
  return record.isRoomKnown || isUnranked(record);
}

/** Compares two records of teams for a leaderboard: fastest first, unranked ones after all others. */
export function compareTeamRecords(one: TeamRecord, other: TeamRecord): number {
  return Number(isUnrankedTeam(one)) - Number(isUnrankedTeam(other)) || one.time - other.time;
}
