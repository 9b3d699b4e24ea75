import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { type GameRecord, standsApart } from '../../../core/play/record/gameRecord.ts';
import { findLive } from '../rooms/findLiveVersion.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * What a record means for the best time that lists of rooms show: answers the way to write it, where it is better and
 * of the live version's leaderboard. Most escapes are not the best: those never ask for the summary within the transaction, on which
 * all players of a room count.
 */
export async function readBestTime(
  transaction: Transaction,
  db: Firestore,
  record: GameRecord,
): Promise<() => void> {
  const nothing = () => {};
  if (standsApart(record)) return nothing;
  const { roomId, version, time } = record;
  const ref = summaryRef(db, roomId);
  if (!isBetter(time, await ref.get())) return nothing;
  if ((await findLive(db, roomId))?.board !== version) return nothing;
  const stored = await transaction.get(ref);
  return isBetter(time, stored) ? () => void transaction.update(ref, { bestTime: time }) : nothing;
}

/** A room deleted during a play has no summary any more. */
function isBetter(time: number, summary: { exists: boolean; get: (field: string) => unknown }): boolean {
  const best = summary.get('bestTime');
  return summary.exists && (typeof best !== 'number' || time < best);
}
