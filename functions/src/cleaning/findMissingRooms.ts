import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Returns the rooms without a summary, which seem to be deleted. Summaries are read because they are small; each is
 * created and deleted with its room.
 */
export async function findMissingRooms(
  db: Firestore,
  roomIds: readonly string[],
): Promise<readonly string[]> {
  return findMissing(db, roomIds, (id) => summaryRef(db, id));
}

/** Returns the rooms that are neither there nor in a bin; players' data about them may be deleted. */
export async function findGoneRooms(db: Firestore, roomIds: readonly string[]): Promise<readonly string[]> {
  return findMissing(db, await findMissingRooms(db, roomIds), (id) => deletedRoomRef(db, id));
}

/** Returns the rooms that are in no bin. */
export async function findUnbinned(db: Firestore, roomIds: readonly string[]): Promise<readonly string[]> {
  return findMissing(db, roomIds, (id) => deletedRoomRef(db, id));
}

async function findMissing(
  db: Firestore,
  roomIds: readonly string[],
  toRef: (id: string) => DocumentReference,
): Promise<readonly string[]> {
  if (roomIds.length === 0) return [];
  const found = await db.getAll(...roomIds.map(toRef), { fieldMask: ['creatorId'] });
  return found.filter(({ exists }) => !exists).map(({ id }) => id);
}
