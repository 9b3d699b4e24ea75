import type { GameRecord } from '../../../core/play/record/gameRecord.ts';

/** What a leaderboard shows at first. */
export interface Leaderboard {
  /** Fastest first; of one address's guests no more than the ten best. */
  records: readonly GameRecord[];
  /** How many there are in all. */
  total: number;
  own: OwnRecord | null;
}

/** The player's own record, wherever it stands. */
export interface OwnRecord {
  record: GameRecord;
  /** Counted from 1; null where it is shown on demand alone. */
  place: number | null;
}

export interface RecordsPort {
  /** The leaderboard of a room's version, as this player sees it. */
  loadLeaderboard: (roomId: string, version: number, playerId: string) => Promise<Leaderboard>;
  /** Every record of a room's version, as far as one page bears, fastest first; those that stand apart come last. */
  loadAllRecords: (roomId: string, version: number) => Promise<readonly GameRecord[]>;
  /** A player's latest escapes from any room, the latest first. */
  loadEscapes: (playerId: string) => Promise<readonly GameRecord[]>;
}
