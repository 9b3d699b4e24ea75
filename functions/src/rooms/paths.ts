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

/** The mark of a room that an admin has hidden. It stays when the room is deleted: it must not come back under its id. */
export function hiddenRoomRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`hiddenRooms/${roomId}`);
}

/** How the plays of a room's live version went: its creator's to read. */
export function roomStatsRef(db: Firestore, roomId: string): DocumentReference {
  return db.doc(`roomStats/${roomId}`);
}
