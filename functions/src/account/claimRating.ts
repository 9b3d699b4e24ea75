import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { parseRating } from '../../../core/room/lists/rating.ts';
import type { Caller } from '../http/findCaller.ts';
import { ratingRef, storeRating } from '../ratings/storeRating.ts';
import { summaryRef } from '../rooms/paths.ts';

/**
 * Makes a guest's rating, as it is by now, the account's. It is taken back where the account has rated the room itself, or
 * made it: one for each player and room, and none for one's own.
 */
export async function claimRating(
  db: Firestore,
  { ref }: QueryDocumentSnapshot,
  { userId }: Caller,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const guest = parseRating((await transaction.get(ref)).data());
    // Somebody else claimed it meanwhile, or it is no rating.
    if (!guest.ok) return void transaction.delete(ref);
    const own = ratingRef(db, { ...guest.value, userId });
    const [rated, summary] = await transaction.getAll(own, summaryRef(db, guest.value.roomId));
    if (rated?.exists || summary?.get('creatorId') === userId) {
      await storeRating(transaction, db, guest.value, null);
      return;
    }
    // The same stars count for somebody else: the sums stay.
    transaction.set(own, { ...guest.value, userId });
    transaction.delete(ref);
  });
}
