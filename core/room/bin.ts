/** Limits of the bin: the latest deleted rooms of an account, for some days (decision 0052). */
export const BIN = { rooms: 10, days: 30 } as const;

/** A deleted room in its creator's bin. */
export interface DeletedRoom {
  roomId: string;
  roomName: string;
  /** Unix seconds. */
  deletedAt: number;
  /** Unix seconds at which it is deleted for good. */
  goneAt: number;
  /** Whether its link works again after it is restored. */
  wasPublished: boolean;
  /** Number of plays, one for each player and day. */
  count: number;
  /** A low-resolution cover as a `data:` address; empty if it was never published. */
  picture: string;
}
