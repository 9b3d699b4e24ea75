/** The reported thing: a room, or the name of a record on its leaderboard. */
export interface Reported {
  roomId: string;
  roomName: string;
  /** Null if the room itself is reported. */
  record: { recordId: string; name: string } | null;
}
