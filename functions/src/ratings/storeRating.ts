import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import {
  averageOf,
  parseRating,
  type Rating,
  type RatingAggregate,
  readAggregate,
  type Stars,
} from '../../../core/room/lists/rating.ts';
import { summaryRef } from '../rooms/paths.ts';

/** Whose rating of which room. */
export type RatingKey = Pick<Rating, 'roomId' | 'userId'>;

/** One for each player and room. */
export function ratingRef(db: Firestore, { roomId, userId }: RatingKey): DocumentReference {
  return db.doc(`ratings/${userId}_${roomId}`);
}

export function aggregateRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`ratingAggregates/${roomId}`);
}

/**
 * Gives a room a player's rating in place of the one before, or takes it away (null); the aggregate and the summary's
 * average change with it. Reads before it writes. Answers the new aggregate.
 */
export async function storeRating(
  transaction: Transaction,
  db: Firestore,
  key: RatingKey,
  stars: Stars | null,
): Promise<RatingAggregate> {
  const ref = ratingRef(db, key);
  const sumsRef = aggregateRef(db, key.roomId);
  const summary = summaryRef(db, key.roomId);
  const [before, sums, shown] = await transaction.getAll(ref, sumsRef, summary);
  const aggregate = replaceStars(readAggregate(sums?.data()), starsOf(before), stars);
  if (stars === null) transaction.delete(ref);
  else transaction.set(ref, { ...key, rating: stars } satisfies Rating);
  // Of a room that is deleted the rest goes within the hour: what was not there must not come back.
  if (!shown?.exists) return aggregate;
  transaction.set(sumsRef, aggregate);
  transaction.update(summary, { avgRating: averageOf(aggregate) });
  return aggregate;
}

function starsOf(stored: DocumentSnapshot | undefined): Stars | null {
  const parsed = parseRating(stored?.data());
  return parsed.ok ? parsed.value.rating : null;
}

function replaceStars(
  { sum, count }: RatingAggregate,
  before: Stars | null,
  after: Stars | null,
): RatingAggregate {
  const change = (after === null ? 0 : 1) - (before === null ? 0 : 1);
  return { sum: sum + (after ?? 0) - (before ?? 0), count: count + change };
}
