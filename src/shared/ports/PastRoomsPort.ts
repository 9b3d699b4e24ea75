import type { Room } from '../../../core/room/model.ts';

/**
 * Where a copy lies: one place for each day of the week, some for what is kept by hand, and one for the version that gave
 * way to another in a conflict (decision 0025).
 */
export type CopySlot = `day-${number}` | `kept-${number}` | 'gave-way';

/** A state of a room that can be gone back to; `at` in milliseconds, null where it is not known. */
export type PastRoom =
  | { readonly type: 'published'; readonly version: number; readonly at: number | null; readonly room: Room }
  | {
      readonly type: 'copy';
      readonly slot: CopySlot;
      /** Empty where the creator gave it none, and for a day's. */
      readonly name: string;
      readonly at: number | null;
      readonly room: Room;
    };

export interface NewCopy {
  slot: CopySlot;
  name: string;
  room: Room;
}

/** What was before of a creator's own rooms. */
export interface PastRoomsPort {
  /** The copies and the latest published versions, newest first; one that cannot be read is left out. @throws unauthenticated */
  listPastRooms: (roomId: string) => Promise<readonly PastRoom[]>;
  /** Puts a copy in its slot, in the place of what lay there. @throws unauthenticated, permissionDenied */
  keepCopy: (roomId: string, copy: NewCopy) => Promise<void>;
  /** The same for the slot of today, where nothing of today lies there yet. */
  keepDay: (roomId: string, room: Room) => Promise<void>;
  /** @throws unauthenticated, permissionDenied */
  deleteCopy: (roomId: string, slot: CopySlot) => Promise<void>;
}
