import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { findLive } from '../rooms/findLiveVersion.ts';
import { neededLength } from '../rooms/neededLength.ts';
import { roomStatsRef, summaryRef } from '../rooms/paths.ts';

/** Rooms that one run looks at: those with an escape since the run before. */
const PAGE = 500;

/** Updates the minutes on rooms' cards to what players needed, where enough of them have escaped (B3). */
export async function tellLengths(db: Firestore, size = PAGE): Promise<void> {
  const { docs } = await db.collection('roomStats').where('hasNewLengths', '==', true).limit(size).get();
  for (const { id } of docs) await tellOne(db, id);
}

/** In a transaction, so that it misses neither an escape nor a new version that comes meanwhile. */
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
