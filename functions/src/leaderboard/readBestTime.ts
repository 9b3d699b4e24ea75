import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type GameRecord, isUnranked } from '../../../core/play/record/gameRecord.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Returns a function that writes a record as best time, if it is better and of the live leaderboard. Most
 * escapes are not: those avoid reading the summary in the transaction, which all players of a room write.
 */
export async function readBestTime(
  transaction: Transaction,
  db: Firestore,
  record: GameRecord,
): Promise<() => void> {
  const nothing = () => {};
  if (isUnranked(record)) return nothing;
  const { roomId, version, time } = record;
  const ref = summaryRef(db, roomId);
  if (!isBetter(time, await ref.get())) return nothing;
  if ((await findLive(db, roomId))?.board !== version) return nothing;
  const stored = await transaction.get(ref);
  return isBetter(time, stored) ? () => void transaction.update(ref, { bestTime: time }) : nothing;
}

/** The summary is gone if the room was deleted during the play. */
function isBetter(time: number, summary: { exists: boolean; get: (field: string) => unknown }): boolean {
  const best = summary.get('bestTime');
  return summary.exists && (typeof best !== 'number' || time < best);
}
