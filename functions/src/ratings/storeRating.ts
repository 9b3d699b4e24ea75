import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { parseRating, type Rating, type RatingAggregate } from '../../../core/room/lists/rating.ts';
import { type GivenRating, RoomRatings } from './RoomRatings.ts';

/** Whose rating of which room. */
export type RatingKey = Pick<Rating, 'roomId' | 'userId'>;

/** One for each player and room. */
export function ratingRef(db: Firestore, { roomId, userId }: RatingKey): DocumentReference {
  return db.doc(`ratings/${userId}_${roomId}`);
}

/** What a stored rating gives; null where there is none. Those of before say nothing of their network and weigh whole. */
export function readGiven(stored: DocumentSnapshot): GivenRating | null {
  const parsed = parseRating(stored.data());
  const origin: unknown = stored.get('origin');
  return parsed.ok
    ? { stars: parsed.value.rating, origin: typeof origin === 'string' ? origin : null }
    : null;
}

/**
 * Gives a room a player's rating in place of the one before, or takes it away (null); the aggregate and the summary's
 * average change with it. Reads before it writes. Answers the new aggregate.
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

/** A document of `ratings`. */
export function storedRating({ roomId, userId }: RatingKey, { stars, origin }: GivenRating): object {
  return { roomId, userId, rating: stars, ...(origin === null ? {} : { origin }) };
}
