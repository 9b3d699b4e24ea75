import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { type GameRecord, isUnranked } from '../../../core/play/record/gameRecord.ts';
import { findLive } from '../rooms/findLiveVersion.ts';

/** A change of a player's records of one version. */
interface Change {
  summary: DocumentSnapshot;
  /** The records that are deleted or rewritten. */
  gone: readonly DocumentSnapshot[];
  /** The record that replaces them. */
  kept: GameRecord | null;
}

/**
 * Returns a function that restores the best time of a room's summary from the remaining records, if a removed
 * one was the best time of the live leaderboard. Reads before it writes.
 */
export async function restoreBestTime(
  transaction: Transaction,
  db: Firestore,
  { roomId, version }: Pick<GameRecord, 'roomId' | 'version'>,
  { summary, gone, kept }: Change,
): Promise<() => void> {
  const nothing = () => {};
  const best = summary.get('bestTime');
  const wasTheirs = gone.some((record) => record.exists && record.get('time') === best);
  const keptTimes = kept && !isUnranked(kept) ? [kept.time] : [];
  if (!wasTheirs || keptTimes.includes(best)) return nothing;
  if ((await findLive(db, roomId))?.board !== version) return nothing;
  const paths = new Set(gone.map(({ ref }) => ref.path));
  const ofVersion = db.collection('records').where('roomId', '==', roomId).where('version', '==', version);
  const { docs } = await transaction.get(ofVersion.orderBy('time').limit(paths.size + 1));
  const others = docs.filter(({ ref }) => !paths.has(ref.path)).map((record) => Number(record.get('time')));
  const times = [...others, ...keptTimes];
  return () =>
    void transaction.update(summary.ref, { bestTime: times.length > 0 ? Math.min(...times) : null });
}
