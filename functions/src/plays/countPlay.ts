import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { addCounts, countAfterwards } from '../counts/addCounts.ts';
import type { Deps } from '../deps.ts';
import { summaryRef } from '../rooms/paths.ts';
import type { SeatedPlay } from './seatedPlay.ts';

/**
 * Milliseconds for which it is remembered that a player's play was counted: longer than the day that it counts for.
 * Firestore then deletes the document (`expiresAt`).
 */
const MARK_LIFETIME = 2 * 24 * 60 * 60 * 1000;

/**
 * Plays of one room that count from one network in a UTC day: enough for a school's classes, and a limit for
 * scripts.
 */
export const MOST_OF_NETWORK = 60;

/** A play that may be counted. */
export interface PlayCount {
  /** Whether the play counts: it is its player's first one on that day, and its network is still within the limit. */
  counts: boolean;
  write: () => void;
}

const NOT_COUNTED: PlayCount = { counts: false, write: () => {} };

/**
 * Prepares incrementing a room's play count, once for each player and UTC day, up to a limit for each network.
 * `at`: milliseconds since the epoch. The network's count is outside the transaction, so simultaneous starts may
 * exceed the limit.
 */
export async function countPlay(
  transaction: Transaction,
  { db, digest, network }: Pick<Deps, 'db' | 'digest' | 'network'>,
  { roomId, playerId }: Pick<SeatedPlay, 'roomId' | 'playerId'>,
  at: number,
): Promise<PlayCount> {
  const throttleRef = db.doc(`throttles/${roomId}_${playerId}_${utcDay(at)}`);
  if ((await transaction.get(throttleRef)).exists) return NOT_COUNTED;
  // The summary is gone if the room was deleted during the play. Read outside the transaction, since all
  // players of a room write this document and would force one another to retry.
  const summary = await summaryRef(db, roomId).get();
  if (!summary.exists) return NOT_COUNTED;
  const ofNetwork = db.doc(`throttles/plays_${digest('plays', roomId, utcDay(at), network)}`);
  if ((await ofNetwork.get()).get('count') >= MOST_OF_NETWORK) return NOT_COUNTED;
  const expiresAt = Timestamp.fromMillis(at + MARK_LIFETIME);
  const write = () => {
    countAfterwards(transaction, ofNetwork, { roomId, expiresAt });
    transaction.create(throttleRef, { roomId, playerId, createdAt: Math.floor(at / 1000), expiresAt });
    addCounts(transaction, { ref: summary.ref, roomId, counts: { count: 1 }, isKept: true });
  };
  return { counts: true, write };
}

/** Returns a day as in 20261121. */
function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
}
