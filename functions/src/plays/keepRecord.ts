import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { GameRecord } from '../../../core/play/gameRecord.ts';
import type { PlayDocument } from './playDocument.ts';

/**
 * Writes an escape to the leaderboard unless the player already has a record of this version: the first one counts.
 * `time` and `at`: milliseconds.
 */
export async function keepRecord(
  transaction: Transaction,
  db: Firestore,
  { roomId, version, playerId, username }: PlayDocument,
  time: number,
  at: number,
): Promise<void> {
  const ref = db.doc(`records/${roomId}_${version}_${playerId}`);
  if ((await transaction.get(ref)).exists) return;
  const record: GameRecord = { roomId, version, playerId, username, time, createdAt: Math.floor(at / 1000) };
  transaction.create(ref, record);
}
