import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { GUEST_PREFIX, NAMELESS } from '../../../core/play/record/gameRecord.ts';
import type { Deps } from '../deps.ts';
import type { Payment } from '../payments/payment.ts';
import { deletePictures } from '../pictures/deletePictures.ts';
import { handSeat } from '../plays/handSeat.ts';
import { storeRating } from '../ratings/storeRating.ts';
import { blankRecords } from './blankRecords.ts';
import { deleteRooms } from './deleteRooms.ts';
import { takeOwnDocuments } from './ownDocuments.ts';

type PersonDeps = Pick<Deps, 'db' | 'bucket' | 'auth' | 'randomName'>;

/**
 * Deletes all data of a person, the account last: until then they can log in again, and a repeated call
 * continues. Payments are kept anonymously, as the law requires (functions/src/account/collections.ts).
 * Returns the number of deleted rooms.
 */
export async function forgetPerson(deps: PersonDeps, userId: string): Promise<number> {
  const { db, bucket } = deps;
  const rooms = await deleteRooms(deps, userId);
  for await (const { documents } of takeOwnDocuments(db, userId, 'rating')) await takeBack(deps, documents);
  for await (const { name, documents } of takeOwnDocuments(db, userId, 'nameless'))
    await blankRecords(deps, name, documents);
  for await (const { documents } of takeOwnDocuments(db, userId, 'payment'))
    await blankPayments(deps, documents);
  for await (const { documents } of takeOwnDocuments(db, userId, 'audit')) await blankAudit(deps, documents);
  for await (const { documents } of takeOwnDocuments(db, userId, 'picture'))
    await deletePictures(deps, documents);
  for await (const { documents } of takeOwnDocuments(db, userId, 'report')) await deleteAll(deps, documents);
  for await (const { documents } of takeOwnDocuments(db, userId, 'seat'))
    await leaveSeats(deps, documents, userId);
  for await (const { documents } of takeOwnDocuments(db, userId, 'seatName'))
    await blankSeats(deps, documents, userId);
  for await (const { documents } of takeOwnDocuments(db, userId, 'deleted')) await deleteAll(deps, documents);
  await bucket.deleteFiles({ prefix: `uploads/${userId}/`, force: true });
  await db.doc(`users/${userId}`).delete();
  await deleteSignIn(deps, userId);
  return rooms;
}

/** One after another, since ratings of a room change the same sums. */
async function takeBack({ db }: PersonDeps, ratings: readonly QueryDocumentSnapshot[]): Promise<void> {
  for (const rating of ratings) {
    const key = { roomId: String(rating.get('roomId')), userId: String(rating.get('userId')) };
    await db.runTransaction((transaction) => storeRating(transaction, db, key, null));
  }
}

/** Afterwards a payment can be found only by the payment provider's id. */
async function blankPayments({ db }: PersonDeps, payments: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = db.batch();
  const nobody = { userId: '', customerId: null } satisfies Partial<Payment>;
  for (const { ref } of payments) batch.update(ref, nobody);
  await batch.commit();
}

async function blankAudit({ db }: PersonDeps, entries: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = db.batch();
  for (const { ref } of entries) batch.update(ref, { byUserId: '', byName: '' });
  await batch.commit();
}

/** Deletes plays without other players; others play on beside an anonymous seat. */
async function leaveSeats(
  deps: PersonDeps,
  plays: readonly QueryDocumentSnapshot[],
  userId: string,
): Promise<void> {
  const isAlone = (play: QueryDocumentSnapshot) => (play.get('players') ?? [userId]).length === 1;
  await deleteAll(deps, plays.filter(isAlone));
  await blankSeats(
    deps,
    plays.filter((play) => !isAlone(play)),
    userId,
  );
}

/** Gives the person's seats to guests who do not exist. */
async function blankSeats(
  deps: PersonDeps,
  documents: readonly QueryDocumentSnapshot[],
  userId: string,
): Promise<void> {
  for (const { ref } of documents) {
    const nobody = { to: `${GUEST_PREFIX}${deps.randomName()}`, username: NAMELESS };
    await handSeat(deps.db, ref, { from: userId, ...nobody });
  }
}

async function deleteAll({ db }: PersonDeps, documents: readonly QueryDocumentSnapshot[]): Promise<void> {
  const batch = db.batch();
  for (const { ref } of documents) batch.delete(ref);
  await batch.commit();
}

/** A repeated call may come after the account is gone, since its token is valid for an hour. */
async function deleteSignIn({ auth }: PersonDeps, userId: string): Promise<void> {
  await auth.deleteUser(userId).catch((error: unknown) => {
    const isGone = error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  });
}
