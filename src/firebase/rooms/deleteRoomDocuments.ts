import { FirebaseError } from 'firebase/app';
import { runTransaction, type Transaction } from 'firebase/firestore/lite';
import { deleteCoverFile } from '../coverFiles.ts';
import type { FirebaseServices } from '../FirebaseServices.ts';
import { requireUser } from '../requireUser.ts';
import { ensureUserDocument, parseUserDocument, userRef } from '../userDocument.ts';
import { findDocument, missingRoom } from './readRoomDocument.ts';
import { roomRef, summaryRef } from './refs.ts';

/**
 * Deletes a room with its summary and counts it down, all or nothing; then its cover. One deleted before is deleted as well.
 * @throws unauthenticated; notFound (the room is another's)
 */
export async function deleteRoomDocuments(services: FirebaseServices, id: string): Promise<void> {
  const { auth, db, storage } = services;
  const { uid } = await requireUser(auth);
  await ensureUserDocument(db, uid);
  const wasThere = await runTransaction(db, (transaction) => deleteOwnRoom(services, transaction, uid, id));
  try {
    await deleteCoverFile(storage, id);
  } catch (error) {
    // Of rooms the rules do not say whether they are missing or another's; of covers they do.
    if (!wasThere && isRefused(error)) throw missingRoom(id);
    // The room is gone whatever happens to its picture; a left-over file must not read as a failed deletion.
    console.warn('A cover was left over.', error);
  }
}

/** Answers whether there was a room to delete. */
async function deleteOwnRoom(
  { db }: FirebaseServices,
  transaction: Transaction,
  uid: string,
  id: string,
): Promise<boolean> {
  const room = await findDocument(() => transaction.get(roomRef(db, id)));
  // Deleted in another tab already: counting it down again would give a room too many.
  if (!room) return false;
  const { roomCount } = parseUserDocument((await transaction.get(userRef(db, uid))).data());
  transaction.delete(roomRef(db, id));
  transaction.delete(summaryRef(db, id));
  transaction.update(userRef(db, uid), { roomCount: Math.max(0, roomCount - 1), lastRoomId: id });
  return true;
}

function isRefused(error: unknown): boolean {
  return error instanceof FirebaseError && error.code === 'storage/unauthorized';
}
