import type { Transaction } from 'firebase-admin/firestore';
import type { DeleteRoomAnswer, DeleteRoomRequest } from '../../../core/calls/room/deleteRoom.ts';
import { binRoom } from '../bin/binRoom.ts';
import { deleteCoverInBin, moveCoverIntoBin } from '../bin/moveCover.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { roomRef, roomStatsRef, summaryRef } from './paths.ts';

/** More copies than a room can have: the rules allow thirteen. */
const MOST_COPIES = 20;

/**
 * POST /api/deleteRoom: deletes the caller's room with its summary and copies and decreases the count
 * atomically; then deletes its cover (SPEC §7). The bin keeps a copy for the server only (decision 0052).
 * Copies are deleted for good, since they take up to ten megabytes. A room that is gone or another's returns
 * the same answer, so that a lost answer can be requested again and nothing is revealed.
 * @throws unauthenticated
 */
export async function deleteRoom(
  { roomId }: DeleteRoomRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DeleteRoomAnswer> {
  if (!caller) throw new HttpError('unauthenticated', 'Log in to delete a room.');
  const { isDeleted, purged } = await deps.db.runTransaction((transaction) =>
    deleteDocuments(transaction, deps, roomId, caller),
  );
  if (isDeleted) await moveCoverIntoBin(deps.bucket, roomId);
  for (const id of purged) await deleteCoverInBin(deps.bucket, id);
  return { roomId };
}

/** Returns whether the caller had such a room, and the ids of rooms that left the bin for it. */
async function deleteDocuments(
  transaction: Transaction,
  deps: Deps,
  roomId: string,
  { userId }: Caller,
): Promise<{ isDeleted: boolean; purged: readonly string[] }> {
  const { db } = deps;
  const user = db.doc(`users/${userId}`);
  const [room, counted] = await transaction.getAll(roomRef(db, roomId), user);
  if (room?.get('creatorId') !== userId) return { isDeleted: false, purged: [] };
  const copies = await transaction.get(room.ref.collection('copies').limit(MOST_COPIES).select());
  const putIntoBin = await binRoom(transaction, deps, room);
  const ofCopies = copies.docs.map(({ ref }) => ref);
  for (const ref of [room.ref, summaryRef(db, roomId), roomStatsRef(db, roomId), ...ofCopies])
    transaction.delete(ref);
  const roomCount = Math.max(0, Number(counted?.get('roomCount') ?? 0) - 1);
  transaction.set(user, { userId, roomCount, lastRoomId: roomId }, { merge: true });
  return { isDeleted: true, purged: putIntoBin() };
}
