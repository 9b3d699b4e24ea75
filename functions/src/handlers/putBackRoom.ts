import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { endOfPlan, isActivePro } from '../../../core/account/isActivePro.ts';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import type { PutBackRoomAnswer, PutBackRoomRequest } from '../../../core/calls/room/putBackRoom.ts';
import type { Hiding } from '../../../core/report/report.ts';
import { averageOf, readAggregate } from '../../../core/room/lists/rating.ts';
import { deletedRoomRef, type PackedRoom, unpackRoom } from '../bin/deletedRoom.ts';
import { moveCoverOutOfBin } from '../bin/moveCover.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { HttpError } from '../http/HttpError.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { readOwner } from '../payments/readOwner.ts';
import { userRef } from '../payments/refs.ts';
import { aggregateRef } from '../ratings/RoomRatings.ts';
import { hiddenRoomRef, roomRef, roomStatsRef, summaryRef } from '../rooms/paths.ts';
import { BIN_CALLS } from '../throttles/bin.ts';
import { countNow } from '../throttles/countWithin.ts';

/**
 * POST /api/putBackRoom: takes a room out of the caller's bin, under its id, as it was deleted: what was published is open again under its
 * link, with its results; what an admin has hidden is hidden (decision 0043). It counts as one of the plan's rooms. One that was put back
 * before is answered the same, so that a lost answer can be asked for.
 * @throws unauthenticated; tooManyRequests; notFound (not in the bin, or another's: the two look alike); quotaReached (the plan is full)
 */
export async function putBackRoom(
  { roomId }: PutBackRoomRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<PutBackRoomAnswer> {
  const { userId } = requireCaller(caller);
  await countNow(BIN_CALLS, deps, [{ type: 'account', id: userId }]);
  const imageUrl = await deps.db.runTransaction((transaction) => putBack(transaction, deps, roomId, userId));
  if (imageUrl !== null) await moveCoverOutOfBin(deps.bucket, roomId, imageUrl);
  return { roomId };
}

/** Answers the address that the cover of its draft has; null where the room was there already. */
async function putBack(
  transaction: Transaction,
  { db, now }: Deps,
  roomId: string,
  userId: string,
): Promise<string | null> {
  const [stored, present, user, hidden, ratings] = await transaction.getAll(
    deletedRoomRef(db, roomId),
    roomRef(db, roomId),
    userRef(db, userId),
    hiddenRoomRef(db, roomId),
    aggregateRef(db, roomId),
  );
  if (present?.get('creatorId') === userId) return null;
  if (present?.exists || stored?.get('creatorId') !== userId || isOver(stored, now()))
    throw new HttpError('notFound', 'This room is not in your bin.');
  const roomCount = Number(user?.get('roomCount') ?? 0) + 1;
  if (roomCount > FREE_PLAN_ROOMS && !(await isPro(db, userId, now())))
    throw new HttpError('quotaReached', `The Free plan holds ${FREE_PLAN_ROOMS} rooms.`);
  const packed = await unpackRoom(stored);
  const { room, summary } = asDeleted(packed, stored.get('summary'), hidden?.exists === true);
  transaction.set(roomRef(db, roomId), room);
  transaction.set(summaryRef(db, roomId), {
    ...summary,
    avgRating: averageOf(readAggregate(ratings?.data())),
  });
  if (packed.stats) transaction.set(roomStatsRef(db, roomId), packed.stats);
  transaction.set(userRef(db, userId), { userId, roomCount, lastRoomId: roomId }, { merge: true });
  transaction.delete(stored.ref);
  return String(room.imageUrl ?? '');
}

/** The cleaning comes once an hour: until then it is gone all the same. */
function isOver(stored: DocumentSnapshot, now: number): boolean {
  return stored.get('expiresAt').toMillis() <= now;
}

async function isPro(db: Deps['db'], userId: string, now: number): Promise<boolean> {
  const owner = await readOwner(db, userId);
  return isActivePro({ stripeId: owner.stripeId, end_datetime: endOfPlan(owner) }, new Date(now));
}

/** The room and its summary as they were; offline where an admin has closed it, also while it lay in the bin. */
function asDeleted(
  { room }: PackedRoom,
  summary: DocumentData,
  isHidden: boolean,
): { room: DocumentData; summary: DocumentData } {
  if (!isHidden) return { room, summary };
  const unnamed: Hiding = { reason: 'other', answer: '' };
  const hidden = summary.hidden ?? { ...unnamed, wasPublished: summary.isPublished === true };
  return {
    room: { ...room, isPublished: false },
    summary: { ...summary, isPublished: false, imageUrl: room.imageUrl ?? '', hidden },
  };
}
