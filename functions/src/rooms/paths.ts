import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

export function roomRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`rooms/${roomId}`);
}

export function summaryRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`summary/${roomId}`);
}

export function versionRef(db: Firestore, roomId: string, version: number): DocumentReference {
  return db.doc(`rooms/${roomId}/versions/${version}`);
}

/**
 * Returns the document that says that a room is hidden. It stays when the room is deleted, so that the room cannot come
 * back under its id.
 */
export function hiddenRoomRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`hiddenRooms/${roomId}`);
}

/** Returns the statistics of a room's live leaderboard, readable by its creator. */
export function roomStatsRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`roomStats/${roomId}`);
}
