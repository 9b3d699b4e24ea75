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

/** Returns the mark of a hidden room. It outlives the room, so that the room cannot return under its id. */
export function hiddenRoomRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`hiddenRooms/${roomId}`);
}

/** Returns the statistics of a room's live leaderboard, readable by its creator. */
export function roomStatsRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`roomStats/${roomId}`);
}
