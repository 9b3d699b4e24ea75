import type { HoldReviewAnswer, HoldReviewRequest } from '../../../core/calls/library/holdReview.ts';
import { HOLD_SECONDS } from '../../../core/catalogue/review.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { reviewRef } from '../uploads/upload.ts';
import { findAlike } from './findAlike.ts';
import { readReview } from './readReview.ts';
import { isHeldByAnother, toReviewEntry } from './toReviewEntry.ts';

/**
 * POST /api/holdReview: shows the caller to other admins as looking at a review, for two minutes, and returns similar
 * entries of the library. The first admin who looks at it stays shown; any admin may still decide.
 * @throws notFound (it was withdrawn)
 */
export async function holdReview(
  { reviewId }: HoldReviewRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<HoldReviewAnswer> {
  const admin = requireCaller(caller);
  const ref = reviewRef(deps.db, reviewId);
  const review = await deps.db.runTransaction(async (transaction) => {
    const stored = readReview(await transaction.get(ref));
    const seconds = Math.floor(deps.now() / 1000);
    if (stored.status !== 'waiting' || isHeldByAnother(stored, admin, seconds)) return stored;
    const held = { heldBy: admin.userId, heldByName: admin.name, heldUntil: seconds + HOLD_SECONDS };
    transaction.update(ref, held);
    return { ...stored, ...held };
  });
  const entry = toReviewEntry(review, admin, deps);
  return review.status === 'waiting' ? { ...entry, alike: await findAlike(deps.db, review) } : entry;
}
