import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { parseRating, type Rating, type RatingAggregate } from '../../../core/room/lists/rating.ts';
import { type GivenRating, RoomRatings } from './RoomRatings.ts';

/** Identifies a rating by player and room. */
type RatingKey = Pick<Rating, 'roomId' | 'userId'>;

/** Returns the rating's document: one for each player and room. */
export function ratingRef(db: Firestore, { roomId, userId }: RatingKey): DocumentReference {
  return db.doc(`ratings/${userId}_${roomId}`);
}

/** Parses a stored rating; null if there is none. Older ones have no network and full weight. */
export function readGiven(stored: DocumentSnapshot): GivenRating | null {
  const parsed = parseRating(stored.data());
  const origin: unknown = stored.get('origin');
  return parsed.ok
    ? { stars: parsed.value.rating, origin: typeof origin === 'string' ? origin : null }
    : null;
}

/**
 * Replaces a player's rating of a room, or removes it (null), and updates the aggregate and the summary's
 * average. Reads before it writes. Returns the new aggregate.
 */
export async function storeRating(
  transaction: Transaction,
  db: Firestore,
  key: RatingKey,
  given: GivenRating | null,
): Promise<RatingAggregate> {
  const ref = ratingRef(db, key);
  const before = readGiven(await transaction.get(ref));
  const origins = [before?.origin ?? null, given?.origin ?? null];
  const ratings = await RoomRatings.read(transaction, db, key.roomId, origins);
  if (before) ratings.takeBack(before);
  if (given) ratings.give(given);
  if (given === null) transaction.delete(ref);
  else transaction.set(ref, storedRating(key, given));
  return ratings.write(transaction);
}

/** Returns a document of `ratings`. */
export function storedRating({ roomId, userId }: RatingKey, { stars, origin }: GivenRating): object {
  return { roomId, userId, rating: stars, ...(origin === null ? {} : { origin }) };
}
