import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { averageOf, readAggregate } from '../../../core/room/lists/rating.ts';
import { aggregateRef } from '../ratings/RoomRatings.ts';
import { summaryRef } from '../rooms/paths.ts';

/** Aggregates read in one run. */
const PAGE = 500;

/**
 * Checks all rating aggregates, page by page over several runs, and corrects averages that are not sum
 * divided by count: a summary from a backup or another project may have an old one.
 */
export async function mendAverages(db: Firestore, size = PAGE): Promise<void> {
  const state = db.doc('sweeps/averages');
  const after: unknown = (await state.get()).get('after');
  const all = db.collection('ratingAggregates').orderBy('__name__').limit(size);
  const page = (await (typeof after === 'string' ? all.startAfter(after) : all).get()).docs;
  for (const roomId of await findWrong(db, page)) await mend(db, roomId);
  await state.set({ after: page.length < size ? null : (page.at(-1)?.id ?? null) });
}

async function findWrong(db: Firestore, aggregates: readonly DocumentSnapshot[]): Promise<readonly string[]> {
  if (aggregates.length === 0) return [];
  const refs = aggregates.map(({ id }) => summaryRef(db, id));
  const summaries = await db.getAll(...refs, { fieldMask: ['avgRating'] });
  const wrong = aggregates.filter((aggregate, index) => {
    const shown = summaries[index];
    return shown?.exists && shown.get('avgRating') !== averageOf(readAggregate(aggregate.data()));
  });
  return wrong.map(({ id }) => id);
}

/** Read again in a transaction, since a rating may have come meanwhile. */
async function mend(db: Firestore, roomId: string): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const summary = summaryRef(db, roomId);
    const [shown, sums] = await transaction.getAll(summary, aggregateRef(db, roomId));
    if (shown?.exists) transaction.update(summary, { avgRating: averageOf(readAggregate(sums?.data())) });
  });
}
