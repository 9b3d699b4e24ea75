import { runTransaction } from 'firebase/firestore/lite';
import { deleteCoverFile } from '../coverFiles.ts';
import type { FirebaseServices } from '../FirebaseServices.ts';
import { requireUser } from '../requireUser.ts';
import { ensureUserDocument, parseUserDocument, userRef } from '../userDocument.ts';
import { getOwnRoom } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';

/** Deletes a room with its summary and counts it down, all or nothing; then its cover. @throws unauthenticated */
export async function deleteRoomDocuments(
  { auth, db, storage }: FirebaseServices,
  id: string,
): Promise<void> {
  const { uid } = await requireUser(auth);
  await ensureUserDocument(db, uid);
  await runTransaction(db, async (transaction) => {
    const room = await getOwnRoom(() => transaction.get(roomRef(db, id)));
    // Deleted in another tab already: counting it down again would give a room too many.
    if (!room) return;
    const { roomCount } = parseUserDocument((await transaction.get(userRef(db, uid))).data());
    transaction.delete(roomRef(db, id));
    transaction.delete(summaryRef(db, id));
    transaction.update(userRef(db, uid), { roomCount: Math.max(0, roomCount - 1), lastRoomId: id });
  });
  // The room is gone whatever happens to its picture; a left-over file must not read as a failed deletion.
  await deleteCoverFile(storage, id).catch((error: unknown) => console.warn('A cover was left over.', error));
}
