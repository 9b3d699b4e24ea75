/** What the bin keeps of an account's deleted rooms: the latest ones, for so many days (decision 0052). */
export const BIN = { rooms: 10, days: 30 } as const;

/** A deleted room in its creator's bin. */
export interface DeletedRoom {
  roomId: string;
  roomName: string;
  /** Unix seconds. */
  deletedAt: number;
  /** Unix seconds from which on it is gone for good. */
  goneAt: number;
  /** Whether its link leads to it again once it is put back. */
  wasPublished: boolean;
  /** Plays, one for each player and day. */
  count: number;
  /** A rough picture of its cover as a `data:` address; empty for one that was never published. */
  picture: string;
}
