export interface ReportedName {
  recordId: string;
  /** Number of the seat, if the record is a team's. */
  seat?: number;
  name: string;
}

/** The reported thing: a room, or the name of a record on its leaderboard. */
export interface Reported {
  roomId: string;
  roomName: string;
  /** Null if the room itself is reported. */
  record: ReportedName | null;
}
