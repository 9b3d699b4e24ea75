import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';

/** Stands for a network and one room: nobody can tell that two rooms were rated from the same one. */
export type RatingOrigin = string;

/**
 * Where a player's rating comes from as far as that limits its weight: the network of guests, and of accounts whose address is not
 * confirmed; null for an account that weighs whole.
 */
export function ratingOriginOf(
  { digest, network }: Pick<Deps, 'digest' | 'network'>,
  { roomId, userId }: { roomId: string; userId: string },
  caller: Caller | null,
): RatingOrigin | null {
  const isWhole = caller?.userId === userId && caller.emailVerified === true;
  return isWhole ? null : digest('ratings', roomId, network);
}

/** What one network gave a room: the server's own. */
export function networkRatingsRef(db: Firestore, roomId: string, origin: RatingOrigin): DocumentReference {
  return db.doc(`ratingNetworks/${roomId}_${origin}`);
}
