/** What somebody reports: a room, or a record of its leaderboard for the name that it shows. */
export interface Reported {
  roomId: string;
  roomName: string;
  /** Null where the room itself is meant. */
  record: { recordId: string; name: string } | null;
}
