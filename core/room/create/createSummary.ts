import type { Room, RoomSummary } from '../model.ts';

/** The fields that publishing computes, with their values before the first publishing. */
export const NEVER_PUBLISHED = {
  searchWords: [],
  difficulty: null,
  goodFor: 1,
  bestTime: null,
  language: null,
  coverBackground: null,
} as const;

/** Creates the summary of a new room, unrated and unplayed (SPEC §3). `createdAt` is in Unix seconds. */
export function createSummary(room: Room, createdAt: number): RoomSummary {
  const { creatorId, creator, isPreviewed, isPublished, roomName, timeLimit, error, imageUrl } = room;
  return {
    createdAt,
    creatorId,
    creator,
    isPreviewed,
    isPublished,
    roomName,
    timeLimit,
    error,
    imageUrl,
    avgRating: 0,
    count: 0,
    isListed: true,
    hasNewerDraft: false,
    editedAt: createdAt,
    hidden: null,
    ...NEVER_PUBLISHED,
  };
}
