import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** `2026-11-22`, UTC. `at`: milliseconds since the epoch. */
export function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** How the day went: the server's alone. */
export function dayRef(db: Firestore, at: number): DocumentReference {
  return db.doc(`days/${dayOf(at)}`);
}
