import type { GameRecord } from '../../../core/play/gameRecord.ts';

/** Who looks at a leaderboard, and the escape they come from. */
export interface OwnPlay {
  /** Empty for guests: their id is the server's secret made public only as a digest. */
  userId: string;
  username: string;
  /** Milliseconds. */
  time: number;
}

/** The looker's own record: by their id, or for guests by the name and the very time of this escape. */
export function findOwnRecord(records: readonly GameRecord[], own: OwnPlay): GameRecord | undefined {
  if (own.userId !== '') return records.find(({ playerId }) => playerId === own.userId);
  return records.find(({ username, time }) => time === own.time && username === own.username);
}
