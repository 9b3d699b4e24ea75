import type { Transaction } from 'firebase-admin/firestore';
import type { DeleteRoomAnswer, DeleteRoomRequest } from '../../../core/calls/deleteRoom.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { roomRef, roomStatsRef, summaryRef } from '../rooms/paths.ts';

/** More than a room has: the rules name thirteen. */
const MOST_COPIES = 20;

/**
 * POST /api/deleteRoom: deletes the caller's room with its summary and copies and counts it down, all or nothing; then its cover
 * (SPEC §7). One deleted before is answered the same, so that a lost answer can be asked for; so is another's, which stays: the
 * answers tell nothing apart. The copies are up to ten megabytes, and the next room may be made at once, so they do not wait for the
 * cleaning as what players left does.
 * @throws unauthenticated
 */
export async function deleteRoom(
  { roomId }: DeleteRoomRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DeleteRoomAnswer> {
  if (!caller) throw new HttpError('unauthenticated', 'Log in to delete a room.');
  const isDeleted = await deps.db.runTransaction((transaction) =>
    deleteDocuments(transaction, deps, roomId, caller),
  );
  // The cleaning finds a picture that is left over: it must not read as a failed deletion.
  if (isDeleted)
    await deps.bucket.file(`images/${roomId}.webp`).delete({ ignoreNotFound: true }).catch(console.warn);
  return { roomId };
}

/** Answers whether the caller had such a room. */
async function deleteDocuments(
  transaction: Transaction,
  { db }: Deps,
  roomId: string,
  { userId }: Caller,
): Promise<boolean> {
  const user = db.doc(`users/${userId}`);
  const [room, counted] = await transaction.getAll(roomRef(db, roomId), user);
  if (room?.get('creatorId') !== userId) return false;
  const copies = await transaction.get(room.ref.collection('copies').limit(MOST_COPIES).select());
  const ofCopies = copies.docs.map(({ ref }) => ref);
  for (const ref of [room.ref, summaryRef(db, roomId), roomStatsRef(db, roomId), ...ofCopies])
    transaction.delete(ref);
  const roomCount = Math.max(0, Number(counted?.get('roomCount') ?? 0) - 1);
  transaction.set(user, { userId, roomCount, lastRoomId: roomId }, { merge: true });
  return true;
}
