import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { findLive } from '../rooms/findLiveVersion.ts';
import { neededLength } from '../rooms/neededLength.ts';
import { roomStatsRef, summaryRef } from '../rooms/paths.ts';

/** Rooms that one run looks at: those with an escape since the run before. */
const PAGE = 500;

/** Puts on rooms' cards what their players needed, where enough have escaped since (B3). */
export async function tellLengths(db: Firestore, size = PAGE): Promise<void> {
  const { docs } = await db.collection('roomStats').where('hasNewLengths', '==', true).limit(size).get();
  for (const { id } of docs) await tellOne(db, id);
}

/** In a transaction, so that neither an escape meanwhile nor a new version is passed over. */
async function tellOne(db: Firestore, roomId: string): Promise<void> {
  const live = await findLive(db, roomId);
  await db.runTransaction(async (transaction) => {
    const [stored, summary] = await transaction.getAll(roomStatsRef(db, roomId), summaryRef(db, roomId));
    if (!stored?.exists) return;
    const length = live && neededLength(stored, live.board);
    transaction.update(stored.ref, { hasNewLengths: FieldValue.delete() });
    if (length !== null && summary?.exists) transaction.update(summary.ref, { difficulty: length });
  });
}
