import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';

/** What a leaderboard shows at first. */
export function recordRef(db: Firestore, id: string): DocumentReference {
  return db.doc(`records/${id}`);
}

/** What it shows when it is asked for all: the guests of one address beyond its ten best, and what stands apart. */
export function furtherRecordRef(db: Firestore, id: string): DocumentReference {
  return db.doc(`furtherRecords/${id}`);
}

/** Where the guests' records in `records` come from. The server's own: nobody else may tell who shares an address. */
export function recordOrigins(db: Firestore): CollectionReference {
  return db.collection('recordOrigins');
}
