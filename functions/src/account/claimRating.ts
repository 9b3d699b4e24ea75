import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Rating } from '../../../core/room/lists/rating.ts';
import type { Caller } from '../http/findCaller.ts';
import { ratingRef, storeRating } from '../ratings/storeRating.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Makes a guest's rating the account's. It is taken back where the account has rated the room itself, or made it: one
 * for each player and room, and none for one's own.
 */
export async function claimRating(
  db: Firestore,
  stored: QueryDocumentSnapshot,
  { userId }: Caller,
): Promise<void> {
  const guest = stored.data() as Rating;
  await db.runTransaction(async (transaction) => {
    const own = ratingRef(db, { ...guest, userId });
    const [rated, summary] = await transaction.getAll(own, summaryRef(db, guest.roomId));
    if (rated?.exists || summary?.get('creatorId') === userId) {
      await storeRating(transaction, db, guest, null);
      return;
    }
    // The same stars count for somebody else: the sums stay.
    transaction.set(own, { ...guest, userId });
    transaction.delete(stored.ref);
  });
}
