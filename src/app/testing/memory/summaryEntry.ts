import type { SummaryEntry } from '../../../../core/room/lists/summaryEntry.ts';

/** A published room's summary for tests. */
export function summaryEntry(id: string, changes: Partial<SummaryEntry> = {}): SummaryEntry {
  return {
    id,
    createdAt: 1_790_000_000,
    creatorId: 'u1',
    creator: 'Ada',
    isPreviewed: true,
    isPublished: true,
    roomName: `Room ${id}`,
    timeLimit: 5,
    error: false,
    avgRating: 0,
    count: 0,
    imageUrl: '',
    isListed: true,
    hasNewerDraft: false,
    editedAt: 1_790_000_000,
    difficulty: null,
    goodFor: 1,
    bestTime: null,
    language: 'en',
    coverBackground: null,
    hidden: null,
    ...changes,
  };
}
