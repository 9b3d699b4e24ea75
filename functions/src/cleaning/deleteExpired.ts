import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from './isOvertaken.ts';

/** Documents of a collection that one run deletes at most: what is left is the next one's. */
const MOST = 20_000;
/** Firestore takes 500 writes at once. */
const BATCH = 400;
/** Milliseconds. Plays of before they had a day of their own to go have none. */
const OLDEST_PLAY = 60 * 24 * 60 * 60 * 1000;

/** Deletes the documents of a collection that say of themselves that they may go by now (milliseconds since the epoch). */
export async function deleteExpired(db: Firestore, name: string, now: number): Promise<void> {
  await deleteFound(db, db.collection(name).where('expiresAt', '<=', Timestamp.fromMillis(now)));
}

/** Deletes plays that are far older than any that is still played, whatever they say of themselves. */
export async function deleteOldPlays(db: Firestore, now: number): Promise<void> {
  const before = Math.floor((now - OLDEST_PLAY) / 1000);
  await deleteFound(db, db.collection('plays').where('createdAt', '<=', before));
}

/** One query for all batches: the embedded backend looks at the whole collection for each. */
async function deleteFound(db: Firestore, query: Query): Promise<void> {
  const { docs } = await query.limit(MOST).select().get();
  for (let start = 0; start < docs.length; start += BATCH)
    await deleteUnchanged(db, docs.slice(start, start + BATCH));
}

/** A play that is begun at its last moment stays, and those beside it until the next run. */
async function deleteUnchanged(db: Firestore, documents: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = db.batch();
  for (const { ref, updateTime } of documents) batch.delete(ref, { lastUpdateTime: updateTime });
  await batch.commit().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
