import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import type { PlayOutcome } from '../../../core/room/lists/roomStats.ts';
import { addCounts } from '../counts/addCounts.ts';
import type { LiveVersion } from '../rooms/findLiveVersion.ts';
import { roomStatsRef } from '../rooms/paths.ts';
import type { PlayDocument } from './playDocument.ts';

type EndedPlay = Pick<PlayDocument, 'roomId' | 'board' | 'stuckAt'>;

/**
 * Counts how a play ended in the statistics of the live leaderboard, for the room's creator. Increments without
 * reading, so that players who end at the same moment need not wait for one another. Plays of former leaderboards are
 * not counted.
 */
export function countOutcome(
  writes: Transaction | WriteBatch,
  db: Firestore,
  live: LiveVersion | null,
  { roomId, board, stuckAt }: EndedPlay,
  outcome: PlayOutcome,
): void {
  if (live?.board !== board) return;
  const lock = outcome === 'escapes' ? null : stuckAt;
  // The card's difficulty may depend on how many run out of time (B3).
  const news = outcome === 'timeouts' && { hasNewLengths: true };
  const whose = { roomId, version: board, creatorId: live.creatorId };
  addCounts(writes, {
    ref: roomStatsRef(db, roomId),
    roomId,
    counts: { [outcome]: 1, ...(lock && { stuck: { [lock.id]: { count: 1 } } }) },
    fields: { ...whose, ...news, ...(lock && { stuck: { [lock.id]: { name: lock.name } } }) },
  });
}
