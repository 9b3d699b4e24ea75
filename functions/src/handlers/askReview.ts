import type { AskReviewAnswer, AskReviewRequest } from '../../../core/calls/library/askReview.ts';
import type { ReviewState, Upload } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireUploader } from '../pictures/requireUploader.ts';
import { measureUpload } from '../reviews/measureUpload.ts';
import { countNow } from '../throttles/countWithin.ts';
import { UPLOADS } from '../throttles/pictures.ts';
import { createReview } from '../uploads/review.ts';
import { readUpload, reviewRef, uploadRef } from '../uploads/upload.ts';

/**
 * POST /api/askReview: offers the caller's upload, as it is now, to the library. An upload that changed since
 * its offer goes to the end of the queue.
 * @throws unauthenticated; planNeeded; tooManyRequests; notFound (no such upload of the caller's)
 */
export async function askReview(
  { uploadId }: AskReviewRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<AskReviewAnswer> {
  const uploader = await requireUploader(caller, deps);
  await countNow(UPLOADS, deps, [{ type: 'account', id: uploader.userId }]);
  const { db, now } = deps;
  return db.runTransaction(async (transaction) => {
    const upload = readUpload(await transaction.get(uploadRef(db, uploadId)), uploader.userId);
    if (isOffered(upload)) return upload;
    const measured = await measureUpload(transaction, db, upload);
    if (upload.review?.status === 'waiting') transaction.delete(reviewRef(db, upload.review.reviewId));
    const askedAt = Math.floor(now() / 1000);
    const review = waitingFrom(db.collection('reviews').doc().id, askedAt);
    transaction.create(reviewRef(db, review.reviewId), createReview(upload, uploader, { askedAt, measured }));
    transaction.update(uploadRef(db, uploadId), { review });
    return { ...upload, review };
  });
}

/** Returns whether the waiting offer is the upload as it is now. */
function isOffered({ review, editedAt }: Upload): boolean {
  return review?.status === 'waiting' && review.askedAt >= editedAt;
}

function waitingFrom(reviewId: string, askedAt: number): ReviewState {
  return { reviewId, status: 'waiting', askedAt, decidedAt: null, reason: null, note: null };
}
