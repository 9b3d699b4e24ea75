import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { summaryRef } from '../rooms/paths.ts';
import type { SeatedPlay } from './seatedPlay.ts';

/** Milliseconds that the mark of a counted play is kept: longer than its day; Firestore removes it at `expiresAt`. */
const MARK_LIFETIME = 2 * 24 * 60 * 60 * 1000;

/** Plays of one room that count from one network in a UTC day: a school's classes, and no more than that of what a script begins. */
export const MOST_OF_NETWORK = 60;

/**
 * Raises a room's play count, once for each player and UTC day, and for the first plays of a network. `at`: milliseconds since the
 * epoch. Who comes from one network is counted without a transaction: as many as start in one moment may pass over the limit.
 */
export async function countPlay(
  transaction: Transaction,
  { db, digest, network }: Pick<Deps, 'db' | 'digest' | 'network'>,
  { roomId, playerId }: SeatedPlay,
  at: number,
): Promise<void> {
  const throttleRef = db.doc(`throttles/${roomId}_${playerId}_${utcDay(at)}`);
  if ((await transaction.get(throttleRef)).exists) return;
  // A room deleted during a play has no summary any more. Read outside the transaction: all the players of a room
  // count on this one document, and each that is overtaken by another would have to try again.
  const summary = await summaryRef(db, roomId).get();
  if (!summary.exists) return;
  const ofNetwork = db.doc(`throttles/plays_${digest('plays', roomId, utcDay(at), network)}`);
  if ((await ofNetwork.get()).get('count') >= MOST_OF_NETWORK) return;
  const expiresAt = Timestamp.fromMillis(at + MARK_LIFETIME);
  transaction.set(ofNetwork, { roomId, count: FieldValue.increment(1), expiresAt }, { merge: true });
  transaction.create(throttleRef, {
    roomId,
    playerId,
    createdAt: Math.floor(at / 1000),
    expiresAt,
  });
  transaction.update(summary.ref, { count: FieldValue.increment(1) });
}

/** As 20261121. */
function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}
