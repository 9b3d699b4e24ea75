import type { GameRecord } from './gameRecord.ts';

/** One record for each player and leaderboard: the first escape counts. */
export type RecordKey = Pick<GameRecord, 'roomId' | 'version' | 'playerId'>;

/** The id of a record's document. */
export function recordIdOf({ roomId, version, playerId }: RecordKey): string {
  return `${roomId}_${version}_${playerId}`;
}
