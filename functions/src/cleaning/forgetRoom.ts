import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { roomRef, roomStatsRef } from '../rooms/paths.ts';

/** Whose documents name the room they belong to. */
const OF_ROOMS = [
  'plays',
  'finishes',
  'records',
  'furtherRecords',
  'recordOrigins',
  'ratings',
  'ratingNetworks',
  'bookmarks',
  'reports',
];
/** Documents of each that one call deletes at most. */
export const MOST_AT_ONCE = 5000;
/** Firestore takes 500 writes at once. */
const BATCH = 400;

/**
 * Deletes what a deleted room has left: everything of players, then its copies and versions, by which it is found, and the notes of these. Each batch goes
 * only while there is no room of that id, in no bin either: one that came back keeps what it finds. Answers false when more is left than
 * one call deletes. Again does no harm.
 */
export async function forgetRoom(db: Firestore, roomId: string, most = MOST_AT_ONCE): Promise<boolean> {
  // One that came back keeps all of it, however often it is asked for.
  if (await isKept(db, db, roomId)) return true;
  for (const name of OF_ROOMS) {
    const { docs } = await db.collection(name).where('roomId', '==', roomId).limit(most).select().get();
    await deleteAll(
      db,
      roomId,
      docs.map(({ ref }) => ref),
    );
    if (docs.length === most) return false;
  }
  const copies = await db.collection(`rooms/${roomId}/copies`).limit(most).select().get();
  const versions = await db.collection(`rooms/${roomId}/versions`).limit(most).select().get();
  const kept = await db.collection('keptVersions').where('roomId', '==', roomId).limit(most).select().get();
  const single = [db.doc(`ratingAggregates/${roomId}`), roomStatsRef(db, roomId)];
  const last = [...single, ...[...copies.docs, ...versions.docs, ...kept.docs].map(({ ref }) => ref)];
  await deleteAll(db, roomId, last);
  return versions.size < most;
}

async function deleteAll(db: Firestore, roomId: string, refs: readonly DocumentReference[]): Promise<void> {
  for (let start = 0; start < refs.length; start += BATCH) {
    const some = refs.slice(start, start + BATCH);
    await db.runTransaction(async (transaction) => {
      if (await isKept(transaction, db, roomId)) return;
      for (const ref of some) transaction.delete(ref);
    });
  }
}

async function isKept(
  reader: Pick<Transaction, 'getAll'> | Firestore,
  db: Firestore,
  roomId: string,
): Promise<boolean> {
  const found = await reader.getAll(roomRef(db, roomId), deletedRoomRef(db, roomId));
  return found.some(({ exists }) => exists);
}
