import { type Firestore, type Query, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { isOvertaken } from './isOvertaken.ts';

/** Documents in one query, to bound memory. */
const PAGE = 5000;
/**
 * Pages of a collection deleted in one run; the next run takes the rest. In an hour one network can start
 * 3,000 plays and leave some hundred thousand digests of wrong answers.
 */
const MOST_PAGES = 40;
export const MOST_EXPIRED = MOST_PAGES * PAGE;
/** Firestore allows 500 writes at once. */
const BATCH = 400;
/** Milliseconds. Older plays have no expiry of their own. */
const OLDEST_PLAY = 60 * 24 * 60 * 60 * 1000;

/** Deletes the expired documents of a collection (`now`: milliseconds since the epoch). */
export async function deleteExpired(db: Firestore, name: string, now: number): Promise<void> {
  await deleteFound(db, db.collection(name).where('expiresAt', '<=', Timestamp.fromMillis(now)));
}

/** Deletes plays far older than any that can still be played, whatever expiry they have. */
export async function deleteOldPlays(db: Firestore, now: number): Promise<void> {
  const before = Math.floor((now - OLDEST_PLAY) / 1000);
  await deleteFound(db, db.collection('plays').where('createdAt', '<=', before));
}

async function deleteFound(db: Firestore, query: Query): Promise<void> {
  for (let page = 0; page < MOST_PAGES; page++) {
    if ((await deletePage(db, query)) < PAGE) return;
  }
}

/** One query for many batches. */
async function deletePage(db: Firestore, query: Query): Promise<number> {
  const { docs } = await query.limit(PAGE).select().get();
  for (let start = 0; start < docs.length; start += BATCH)
    await deleteUnchanged(db, docs.slice(start, start + BATCH));
  return docs.length;
}

/** If a play starts at the last moment, its batch stays until the next run. */
async function deleteUnchanged(db: Firestore, documents: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = db.batch();
  for (const { ref, updateTime } of documents) batch.delete(ref, { lastUpdateTime: updateTime });
  await batch.commit().catch((error: unknown) => {
    if (!isOvertaken(error)) throw error;
  });
}
