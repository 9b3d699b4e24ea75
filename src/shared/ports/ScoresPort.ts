import type { RoomScoresAnswer } from '../../../core/calls/admin/roomScores.ts';

/** For admins: the ratings and records of rooms. */
export interface ScoresPort {
  /** @throws permissionDenied; notFound (there is no such room) */
  loadScores: (roomId: string) => Promise<RoomScoresAnswer>;
  /** Sets whether a network's ratings of a room count. @throws permissionDenied; notFound */
  setRatingsAside: (roomId: string, origin: string, isSetAside: boolean) => Promise<void>;
  /**
   * Removes a record from its leaderboard for good. @throws permissionDenied; notFound (it is gone already)
   */
  removeRecord: (recordId: string) => Promise<void>;
}
