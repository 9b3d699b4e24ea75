import type { DocumentData, DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { endOfPlan, isActivePro } from '../../../core/account/isActivePro.ts';
import { FREE_PLAN_ROOMS } from '../../../core/account/plans.ts';
import type { PutBackRoomAnswer, PutBackRoomRequest } from '../../../core/calls/room/putBackRoom.ts';
import type { Hiding } from '../../../core/report/report.ts';
import { averageOf, readAggregate } from '../../../core/room/lists/rating.ts';
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
import { deletedRoomRef, type PackedRoom, unpackRoom } from './deletedRoom.ts';
import { moveCoverOutOfBin } from './moveCover.ts';

/**
 * POST /api/putBackRoom: restores a room from the caller's bin under its id: a published one is playable
 * again under its link, with its results; a hidden one stays hidden (decision 0043). It counts toward the
 * plan. Idempotent, so that a lost answer can be requested again.
 * @throws unauthenticated; tooManyRequests; notFound (not in the bin, or another's: the two look alike);
 * quotaReached (the plan is full)
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

/** Returns the address of the draft's cover; null if the room was there already. */
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
  if (present?.exists || stored?.get('creatorId') !== userId || isExpired(stored, now()))
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

/** Expired rooms count as gone even before the hourly cleanup. */
function isExpired(stored: DocumentSnapshot, now: number): boolean {
  return stored.get('expiresAt').toMillis() <= now;
}

async function isPro(db: Deps['db'], userId: string, now: number): Promise<boolean> {
  const owner = await readOwner(db, userId);
  return isActivePro({ stripeId: owner.stripeId, end_datetime: endOfPlan(owner) }, new Date(now));
}

/**
 * Returns the room and its summary as deleted; offline if an admin has hidden it, also while it was in the
 * bin.
 */
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
