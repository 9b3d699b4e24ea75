import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** Returns the UTC date, as in `2026-11-22`. `at`: milliseconds since the epoch. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** Returns the document with a day's figures, for the server only. */
export function dayRef(db: Firestore, at: number): DocumentReference {
  return db.doc(`days/${dayOf(at)}`);
}
