import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Caller } from '../http/findCaller.ts';
import { RoomRatings } from '../ratings/RoomRatings.ts';
import { ratingRef, readGiven, storedRating, storeRating } from '../ratings/storeRating.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Moves a guest's rating to the account. It is deleted if the account has rated the room itself or made it: one rating
 * for each player and room, none by a room's creator. It has full weight if the account's address is confirmed.
 */
export async function claimRating(
  db: Firestore,
  { ref }: QueryDocumentSnapshot,
  { userId, emailVerified = false }: Caller,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(ref);
    const guest = readGiven(stored);
    // It was claimed by somebody else meanwhile, or is not a valid rating.
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
