import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from './isOvertaken.ts';

/** Documents that one query finds: more would be much to hold at once. */
const PAGE = 5000;
/**
 * Pages of a collection that one run deletes at most: what is left is the next one's. In an hour one network begins 3,000 plays, and
 * leaves some hundred thousand digests of wrong answers.
 */
const MOST_PAGES = 40;
export const MOST_EXPIRED = MOST_PAGES * PAGE;
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

async function deleteFound(db: Firestore, query: Query): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page++) {
    if ((await deletePage(db, query)) < PAGE) return;
  }
}

/** One query for many batches: the embedded backend looks at the whole collection for each. */
async function deletePage(db: Firestore, query: Query): Promise<number> {
  const { docs } = await query.limit(PAGE).select().get();
  for (let start = 0; start < docs.length; start += BATCH)
    await deleteUnchanged(db, docs.slice(start, start + BATCH));
  return docs.length;
}

/** A play that is begun at its last moment stays, and those beside it until the next run. */
async function deleteUnchanged(db: Firestore, documents: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = db.batch();
  for (const { ref, updateTime } of documents) batch.delete(ref, { lastUpdateTime: updateTime });
  await batch.commit().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
