import type { RoomScoresAnswer } from '../../../core/calls/admin/roomScores.ts';

/** For admins: what rooms were given, and who got out of them. */
export interface ScoresPort {
  /** @throws permissionDenied; notFound (there is no such room) */
  loadScores: (roomId: string) => Promise<RoomScoresAnswer>;
  /** Lets what a network gave a room count for nothing, or again. @throws permissionDenied; notFound */
  setRatingsAside: (roomId: string, origin: string, isSetAside: boolean) => Promise<void>;
  /** Takes a record off its leaderboard for good. @throws permissionDenied; notFound (it is gone already) */
  removeRecord: (recordId: string) => Promise<void>;
}
