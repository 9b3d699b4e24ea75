import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { roomRef, roomStatsRef } from '../rooms/paths.ts';

/** Collections whose documents name their room. */
const OF_ROOMS = [
  'plays',
  'finishes',
  'records',
  'furtherRecords',
  'teamRecords',
  'recordOrigins',
  'ratings',
  'ratingNetworks',
  'insights',
  'answerCandidates',
  'lateCounts',
  'bookmarks',
  'reports',
];
/** Documents of each collection deleted in one call. */
export const MOST_AT_ONCE = 5000;
/** Firestore allows 500 writes at once. */
const BATCH = 400;

/**
 * Deletes what a deleted room left: players' data first, then its copies and versions with what is stored about them,
 * since the cleanup finds the room by those. Each batch is deleted only while the room exists nowhere, bins included; a
 * room that is restored meanwhile keeps what is left. Returns false if more is left. Idempotent.
 */
export async function forgetRoom(db: Firestore, roomId: string, most = MOST_AT_ONCE): Promise<boolean> {
  // A restored room keeps everything, however often this is called.
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
