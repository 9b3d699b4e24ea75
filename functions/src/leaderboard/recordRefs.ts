import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Returns a record of the main list of a leaderboard. */
export function recordRef(db: Firestore, id: string): DocumentReference {
  return db.doc(`records/${id}`);
}

/** Returns a record of the full list only: unranked escapes, and an address's guests beyond its ten best. */
export function furtherRecordRef(db: Firestore, id: string): DocumentReference {
  return db.doc(`furtherRecords/${id}`);
}

/** Returns a record of the leaderboard of teams (T8). */
export function teamRecordRef(db: Firestore, id: string): DocumentReference {
  return db.doc(`teamRecords/${id}`);
}

/**
 * Returns the collection with the networks of guests' records; server only, since it would reveal who shares
 * an address.
 */
export function recordOrigins(db: Firestore): CollectionReference {
  return db.collection('recordOrigins');
}
