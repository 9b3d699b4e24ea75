import type { Firestore } from 'firebase-admin/firestore';
import { summaryRef } from '../rooms/paths.ts';

/** Those of the rooms that seem to be gone: by their summaries, which come and go with them and are small. */
export async function findMissingRooms(
  db: Firestore,
  roomIds: readonly string[],
): Promise<readonly string[]> {
  if (roomIds.length === 0) return [];
  const summaries = await db.getAll(...roomIds.map((id) => summaryRef(db, id)), { fieldMask: ['creatorId'] });
  return summaries.filter(({ exists }) => !exists).map(({ id }) => id);
}
