import type { Room } from '../../../core/room/model.ts';

/**
 * The slot of a copy: one for each weekday, some for copies kept by hand, and one for the version that was
 * replaced in a conflict (decision 0025).
 */
export type CopySlot = `day-${number}` | `kept-${number}` | 'gave-way';

/** A version of a room that can be restored; `at` in milliseconds, null if unknown. */
export type PastRoom =
  | { readonly type: 'published'; readonly version: number; readonly at: number | null; readonly room: Room }
  | {
      readonly type: 'copy';
      readonly slot: CopySlot;
      /** Empty if the creator gave none, and for a daily copy. */
      readonly name: string;
      readonly at: number | null;
      readonly room: Room;
    };

export interface NewCopy {
  slot: CopySlot;
  name: string;
  room: Room;
}

/** Earlier versions of a creator's own rooms. */
export interface PastRoomsPort {
  /**
   * The copies and the latest published versions, newest first; unreadable ones are left out. @throws
   * unauthenticated
   */
  listPastRooms: (roomId: string) => Promise<readonly PastRoom[]>;
  /** Stores a copy in its slot, replacing the former one. @throws unauthenticated, permissionDenied */
  keepCopy: (roomId: string, copy: NewCopy) => Promise<void>;
  /** Stores a copy in today's slot, unless it has one of today. */
  keepDay: (roomId: string, room: Room) => Promise<void>;
  /** @throws unauthenticated, permissionDenied */
  deleteCopy: (roomId: string, slot: CopySlot) => Promise<void>;
}
