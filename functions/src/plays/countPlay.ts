import { FieldValue, type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { summaryRef } from '../rooms/paths.ts';
import type { PlayDocument } from './playDocument.ts';

/** Milliseconds that the mark of a counted play is kept: longer than its day; Firestore removes it at `expiresAt`. */
const MARK_LIFETIME = 2 * 24 * 60 * 60 * 1000;

/** Raises a room's play count, once for each player and UTC day. `at`: milliseconds since the epoch. */
export async function countPlay(
  transaction: Transaction,
  db: Firestore,
  { roomId, playerId }: PlayDocument,
  at: number,
): Promise<void> {
  const throttleRef = db.doc(`throttles/${roomId}_${playerId}_${utcDay(at)}`);
  if ((await transaction.get(throttleRef)).exists) return;
  // A room deleted during a play has no summary any more. Read outside the transaction: all the players of a room
  // count on this one document, and each that is overtaken by another would have to try again.
  const summary = await summaryRef(db, roomId).get();
  if (!summary.exists) return;
  transaction.create(throttleRef, {
    roomId,
    playerId,
    createdAt: Math.floor(at / 1000),
    expiresAt: Timestamp.fromMillis(at + MARK_LIFETIME),
  });
  transaction.update(summary.ref, { count: FieldValue.increment(1) });
}

/** As 20261121. */
function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}
