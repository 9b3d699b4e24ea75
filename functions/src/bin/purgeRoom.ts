import type { PurgeRoomAnswer, PurgeRoomRequest } from '../../../core/calls/room/purgeRoom.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { deletedRoomRef } from './deletedRoom.ts';
import { deleteCoverInBin } from './moveCover.ts';

/**
 * POST /api/purgeRoom: deletes a room in the caller's bin for good; the next cleanup deletes players' data. A
 * room that is gone or another's returns the same answer, which reveals nothing.
 * @throws unauthenticated
 */
export async function purgeRoom(
  { roomId }: PurgeRoomRequest,
  caller: Caller | null,
  { db, bucket }: Deps,
): Promise<PurgeRoomAnswer> {
  const { userId } = requireCaller(caller);
  const isPurged = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(deletedRoomRef(db, roomId));
    if (stored.get('creatorId') !== userId) return false;
    transaction.delete(stored.ref);
    return true;
  });
  if (isPurged) await deleteCoverInBin(bucket, roomId);
  return { roomId };
}
