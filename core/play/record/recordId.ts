import type { GameRecord } from './gameRecord.ts';

/** Identifies a record: one for each player and leaderboard, since the first escape counts. */
type RecordKey = Pick<GameRecord, 'roomId' | 'version' | 'playerId'>;

/** Returns the id of a record's document. */
export function recordIdOf({ roomId, version, playerId }: RecordKey): string {
  return `${roomId}_${version}_${playerId}`;
}
