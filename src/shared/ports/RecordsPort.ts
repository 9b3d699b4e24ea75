import type { GameRecord } from '../../../core/play/record/gameRecord.ts';
import type { TeamRecord } from '../../../core/play/record/teamRecord.ts';

/** The first rows of a leaderboard. */
export interface Leaderboard {
  /** Fastest first; at most the ten best guests of one address. */
  records: readonly GameRecord[];
  /** The number of all records. */
  total: number;
  own: OwnRecord | null;
}

/** The player's own record, even if it is not among the first. */
export interface OwnRecord {
  record: GameRecord;
  /** Rank from 1; null if it is shown only on demand. */
  place: number | null;
}

/** The escape of one team. */
export interface TeamRow {
  id: string;
  record: TeamRecord;
}

export interface RecordsPort {
  /** The leaderboard of a room's version for this player. */
  loadLeaderboard: (roomId: string, version: number, playerId: string) => Promise<Leaderboard>;
  /** The fastest records of a room's version, at most as many as one page shows; unranked ones come last. */
  loadAllRecords: (roomId: string, version: number) => Promise<readonly GameRecord[]>;
  /** The fastest teams of a room's version, and the team of one play, if it has a record; '' asks for none. */
  loadTeams: (
    roomId: string,
    version: number,
    playId: string,
  ) => Promise<{ fastest: readonly TeamRow[]; own: TeamRow | null }>;
  /** A player's latest escapes from any room, latest first. */
  loadEscapes: (playerId: string) => Promise<readonly GameRecord[]>;
}
