import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { deletedRoomRef } from '../bin/deletedRoom.ts';
import { summaryRef } from '../rooms/paths.ts';

/** Those of the rooms that seem to be deleted: by their summaries, which come and go with them and are small. */
export async function findMissingRooms(
  db: Firestore,
  roomIds: readonly string[],
): Promise<readonly string[]> {
  return findMissing(db, roomIds, (id) => summaryRef(db, id));
}

/** Those of them that do not lie in a bin either: what players left of them may go. */
export async function findGoneRooms(db: Firestore, roomIds: readonly string[]): Promise<readonly string[]> {
  return findMissing(db, await findMissingRooms(db, roomIds), (id) => deletedRoomRef(db, id));
}

/** Those that lie in no bin. */
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
