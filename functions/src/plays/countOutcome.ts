import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import type { PlayOutcome } from '../../../core/room/lists/roomStats.ts';
import type { LiveVersion } from '../rooms/findLiveVersion.ts';
import { roomStatsRef } from '../rooms/paths.ts';
import type { PlayDocument } from './playDocument.ts';

/** A transaction or a batch. */
interface Merges {
  set(ref: DocumentReference, data: DocumentData, options: { merge: true }): unknown;
}

type EndedPlay = Pick<PlayDocument, 'roomId' | 'board' | 'stuckAt'>;

/**
 * Counts how a play ended in the statistics of the live leaderboard, for the room's creator. Increments without
 * reading, so that players who end at the same moment need not wait for one another. Plays of former leaderboards are
 * not counted.
 */
export function countOutcome(
  writes: Merges,
  db: Firestore,
  live: LiveVersion | null,
  { roomId, board, stuckAt }: EndedPlay,
  outcome: PlayOutcome,
): void {
  if (live?.board !== board) return;
  const oneMore = FieldValue.increment(1);
  const isStuck = outcome !== 'escapes' && stuckAt !== null;
  const stuck = isStuck && { stuck: { [stuckAt.id]: { name: stuckAt.name, count: oneMore } } };
  // The card's difficulty may depend on how many run out of time (B3).
  const news = outcome === 'timeouts' && { hasNewLengths: true };
  const whose = { roomId, version: board, creatorId: live.creatorId };
  writes.set(roomStatsRef(db, roomId), { ...whose, [outcome]: oneMore, ...stuck, ...news }, { merge: true });
}
