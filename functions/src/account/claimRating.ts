import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Caller } from '../http/findCaller.ts';
import { RoomRatings } from '../ratings/RoomRatings.ts';
import { ratingRef, readGiven, storedRating, storeRating } from '../ratings/storeRating.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Moves a guest's rating to the account. The rating is deleted if the account has rated the room itself or made the
 * room: each player has one rating for a room, and its creator has none. A moved rating has full weight if the
 * account's address is confirmed.
 */
export async function claimRating(
  db: Firestore,
  { ref }: QueryDocumentSnapshot,
  { userId, emailVerified = false }: Caller,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const guest = readGiven(stored);
    // Another account has taken the rating over meanwhile, or it is not valid.
    if (!guest) return void transaction.delete(ref);
    const roomId = String(stored.get('roomId'));
    const own = ratingRef(db, { roomId, userId });
    const [rated, summary] = await transaction.getAll(own, summaryRef(db, roomId));
    if (rated?.exists || summary?.get('creatorId') === userId) {
      await storeRating(transaction, db, { roomId, userId: String(stored.get('userId')) }, null);
      return;
    }
    const claimed = { ...guest, origin: emailVerified ? null : guest.origin };
    const ratings = await RoomRatings.read(transaction, db, roomId, [guest.origin]);
    ratings.takeBack(guest);
    ratings.give(claimed);
    transaction.set(own, storedRating({ roomId, userId }, claimed));
    transaction.delete(ref);
    ratings.write(transaction);
  });
}
