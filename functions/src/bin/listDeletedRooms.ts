import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { ListDeletedRoomsAnswer } from '../../../core/calls/room/listDeletedRooms.ts';
import { BIN, type DeletedRoom } from '../../../core/room/bin.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { readRoughCover } from '../rooms/versionCovers.ts';
import { BIN_CALLS } from '../throttles/bin.ts';
import { countNow } from '../throttles/countWithin.ts';

/**
 * POST /api/listDeletedRooms: returns the rooms in the caller's bin, latest first, without their contents.
 * @throws unauthenticated; tooManyRequests
 */
export async function listDeletedRooms(
  _request: Record<string, never>,
  caller: Caller | null,
  deps: Deps,
): Promise<ListDeletedRoomsAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(BIN_CALLS, deps, [{ type: 'account', id: userId }]);
  const own = deps.db.collection('deletedRooms').where('creatorId', '==', userId);
  const { docs } = await own.select('roomName', 'deletedAt', 'expiresAt', 'summary').get();
  const inBin = docs.filter((stored) => stored.get('expiresAt').toMillis() > deps.now());
  const latest = inBin.toSorted((one, other) => other.get('deletedAt') - one.get('deletedAt'));
  return { rooms: await Promise.all(latest.slice(0, BIN.rooms).map((stored) => describe(deps, stored))) };
}

async function describe(deps: Deps, stored: DocumentSnapshot): Promise<DeletedRoom> {
  const wasPublished = stored.get('summary.isPublished') === true;
  return {
    roomId: stored.id,
    roomName: String(stored.get('roomName')),
    deletedAt: Number(stored.get('deletedAt')),
    goneAt: Math.floor(stored.get('expiresAt').toMillis() / 1000),
    wasPublished,
    count: Number(stored.get('summary.count') ?? 0),
    picture: wasPublished ? await readRoughCover(deps, String(stored.get('summary.imageUrl'))) : '',
  };
}
