import type { Firestore } from 'firebase-admin/firestore';
import { deletedCoverFile, deletedRoomRef } from '../bin/deletedRoom.ts';
import { forgetRoom } from '../cleaning/forgetRoom.ts';
import type { Deps } from '../deps.ts';
import { roomRef, summaryRef } from '../rooms/paths.ts';

/** Rooms that one query finds. */
const PAGE = 20;

type RoomDeps = Pick<Deps, 'db' | 'bucket'>;

/**
 * Deletes a person's rooms with everything that belongs to them, pictures included, and returns their number.
 * The hourly cleanup removes what an interruption leaves.
 */
export async function deleteRooms({ db, bucket }: RoomDeps, creatorId: string): Promise<number> {
  let deleted = 0;
  for (let ids = await findRooms(db, creatorId); ids.length > 0; ids = await findRooms(db, creatorId)) {
    for (const roomId of ids) await deleteRoom({ db, bucket }, roomId);
    deleted += ids.length;
  }
  return deleted;
}

/** Queries each collection, since parts may be left over, and rooms in the bin have their own. */
async function findRooms(db: Firestore, creatorId: string): Promise<readonly string[]> {
  const found = await Promise.all(
    ['rooms', 'summary', 'deletedRooms'].map((name) =>
      db.collection(name).where('creatorId', '==', creatorId).limit(PAGE).select().get(),
    ),
  );
  return [...new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)))];
}

async function deleteRoom({ db, bucket }: RoomDeps, roomId: string): Promise<void> {
  const parts = [roomRef(db, roomId), summaryRef(db, roomId), deletedRoomRef(db, roomId)];
  const batch = db.batch();
  for (const ref of parts) batch.delete(ref);
  await batch.commit();
  await forgetRoom(db, roomId);
  for (const prefix of [`images/${roomId}.webp`, deletedCoverFile(roomId)])
    await bucket.deleteFiles({ prefix, force: true });
  await bucket.deleteFiles({ prefix: `versions/${roomId}/`, force: true });
}
