import type {
  SetRatingsAsideAnswer,
  SetRatingsAsideRequest,
} from '../../../core/calls/admin/setRatingsAside.ts';
import { writeAudit } from '../audit/writeAudit.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { RoomRatings } from './RoomRatings.ts';
import { networkRatingsRef } from './ratingOrigin.ts';

/**
 * POST /api/setRatingsAside, for admins: excludes a network's present and later ratings of a room, or includes them
 * again, with an entry in the audit log. @throws notFound (the room is gone, or all ratings from this network are)
 */
export async function setRatingsAside(
  { roomId, origin, isSetAside }: SetRatingsAsideRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<SetRatingsAsideAnswer> {
  const admin = requireCaller(caller);
  const { db } = deps;
  return db.runTransaction(async (transaction) => {
    const network = networkRatingsRef(db, roomId, origin);
    if (!(await transaction.get(network)).exists)
      throw new HttpError('notFound', 'There are no ratings from there.');
    const ratings = await RoomRatings.read(transaction, db, roomId, [origin]);
    const { count, sum } = ratings.networkOf(origin);
    ratings.setAside(origin, isSetAside);
    const aggregate = ratings.write(transaction);
    writeAudit(transaction, deps, admin, {
      action: `setRatingsAside:${isSetAside ? 'aside' : 'back'}`,
      target: network.path,
      details: { ratings: count, stars: sum },
    });
    return aggregate;
  });
}
