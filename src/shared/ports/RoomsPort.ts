import type { ListUnfinishedAnswer } from '../../../core/calls/room/listUnfinished.ts';
import type { PublishRoomAnswer } from '../../../core/calls/room/publishRoom.ts';
import type { DeletedRoom } from '../../../core/room/bin.ts';
import type { RoomStats } from '../../../core/room/lists/roomStats.ts';
import type { SummaryEntry } from '../../../core/room/lists/summaryEntry.ts';
import type { Warn } from '../../../core/room/load/mend/warning.ts';
import type { Room } from '../../../core/room/model.ts';

export interface RoomsPort {
  /**
   * Adds the summary, then sets rooms/{id}, in one batch with the creator's counter; answers the room as stored.
   * @throws planLimit; conflict (the id is taken: by this very room, if the answer to an earlier call was lost)
   */
  createRoom: (id: string, room: Room) => Promise<Room>;
  /** @throws notFound (also where the room is not the caller's: the two look alike) */
  loadRoom: (id: string, warn?: Warn) => Promise<Room>;
  /** A published version of the creator's own room, as players get it. @throws notFound (also where the room is another's) */
  loadVersion: (id: string, version: number) => Promise<Room>;
  /** Saves over revision `room.revision`; answers the room with its new revision. @throws conflict */
  saveRoom: (id: string, room: Room) => Promise<Room>;
  /** Stores the cover, a webp picture as a data URL, as images/{roomId}.webp; answers its address. */
  uploadCover: (id: string, cover: string) => Promise<string>;
  /**
   * Deletes rooms/{id}, summary/{id} and the cover, and counts the creator's rooms down; deleted before is deleted as well. The bin keeps a
   * copy. Another's room stays, and is answered alike.
   */
  deleteRoom: (id: string) => Promise<void>;
  /** What lies in the bin, the latest first. */
  listDeletedRooms: () => Promise<readonly DeletedRoom[]>;
  /** Takes a room out of the bin, as it was deleted. @throws planLimit; notFound (it is gone for good) */
  putBackRoom: (id: string) => Promise<void>;
  /** Takes it out for good. */
  purgeRoom: (id: string) => Promise<void>;
  /** The creator's own summaries, newest first. */
  listRooms: (creatorId: string) => Promise<readonly SummaryEntry[]>;
  /** What lists show of a published room, or of one's own. @throws notFound (also where it is not to be seen) */
  loadSummary: (id: string) => Promise<SummaryEntry>;
  /** How the plays of the creator's live versions ended. */
  listStats: (creatorId: string) => Promise<readonly RoomStats[]>;
  /** Who started one's own room lately and has not got out. @throws notFound, tooManyRequests */
  listUnfinished: (id: string) => Promise<ListUnfinishedAnswer>;
  /** Whether the public list shows a room, or it is played by its link alone. */
  setListed: (id: string, isListed: boolean) => Promise<void>;
  publishRoom: (id: string, revision: number) => Promise<PublishRoomAnswer>;
  /** Takes a published room off the dashboard. */
  unpublishRoom: (id: string) => Promise<void>;
}

/** What saving a room takes. */
export type RoomSaver = Pick<RoomsPort, 'createRoom' | 'loadRoom' | 'saveRoom'>;
