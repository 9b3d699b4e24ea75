import type {
  WithdrawReviewAnswer,
  WithdrawReviewRequest,
} from '../../../core/calls/library/withdrawReview.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { readUpload, reviewRef, uploadRef } from '../uploads/upload.ts';

/**
 * POST /api/withdrawReview: takes the caller's upload out of the queue. An earlier decision stands.
 * @throws unauthenticated; notFound (no such upload of the caller's)
 */
export async function withdrawReview(
  { uploadId }: WithdrawReviewRequest,
  caller: Caller | null,
  { db }: Deps,
): Promise<WithdrawReviewAnswer> {
  const { userId } = requireCaller(caller);
  return db.runTransaction(async (transaction) => {
    const upload = readUpload(await transaction.get(uploadRef(db, uploadId)), userId);
    if (upload.review?.status !== 'waiting') return upload;
    transaction.delete(reviewRef(db, upload.review.reviewId));
    transaction.update(uploadRef(db, uploadId), { review: null });
    return { ...upload, review: null };
  });
}
