import type { RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import type { Room } from '../../../core/room/model.ts';

/** A creator's own rooms in the database, and their covers; the server's calls publish and delete them. */
export interface RoomsPort {
  /**
   * Adds the summary, then sets rooms/{id}, in one batch with the creator's counter; returns the stored room.
   * @throws planLimit; conflict (the id is taken: by this very room, if an earlier response was lost)
   */
  createRoom: (id: string, room: Room) => Promise<Room>;
  /** @throws notFound (also if the room is not the caller's, with the same result) */
  loadRoom: (id: string, warn?: Warn) => Promise<Room>;
  /**
   * A published version of the creator's own room, as players get it. @throws notFound (also if the room is
   * another's)
   */
  loadVersion: (id: string, version: number) => Promise<Room>;
  /** Saves over revision `room.revision`; returns the room with its new revision. @throws conflict */
  saveRoom: (id: string, room: Room) => Promise<Room>;
  /** Stores the cover, a webp picture as a data URL, as images/{roomId}.webp; returns its address. */
  uploadCover: (id: string, cover: string) => Promise<string>;
  /** The creator's own summaries, newest first. */
  listRooms: (creatorId: string) => Promise<readonly SummaryEntry[]>;
  /** The summary of a published room, or of a room of the caller. @throws notFound (also if it may not be seen) */
  loadSummary: (id: string) => Promise<SummaryEntry>;
  /** Statistics of the creator's live versions. */
  listStats: (creatorId: string) => Promise<readonly RoomStats[]>;
  /** Sets whether the public list shows a room, or only its link leads to it. */
  setListed: (id: string, isListed: boolean) => Promise<void>;
  /** Unpublishes a room. */
  unpublishRoom: (id: string) => Promise<void>;
}

/** The part of the port needed for saving. */
export type RoomSaver = Pick<RoomsPort, 'createRoom' | 'loadRoom' | 'saveRoom'>;
