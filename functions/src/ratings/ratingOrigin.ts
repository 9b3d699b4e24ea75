import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** A digest of a network and one room, so that ratings of two rooms cannot be linked. */
export type RatingOrigin = string;

/**
 * Returns the network that limits a rating's weight: for guests and accounts without a confirmed address;
 * null for an account with full weight.
 */
export function ratingOriginOf(
  { digest, network }: Pick<Deps, 'digest' | 'network'>,
  { roomId, userId }: { roomId: string; userId: string },
  caller: Caller | null,
): RatingOrigin | null {
  const isWhole = caller?.userId === userId && caller.emailVerified === true;
  return isWhole ? null : digest('ratings', roomId, network);
}

/** Returns the document with a network's ratings of a room, for the server only. */
export function networkRatingsRef(db: Firestore, roomId: string, origin: RatingOrigin): DocumentReference {
  return db.doc(`ratingNetworks/${roomId}_${origin}`);
}
