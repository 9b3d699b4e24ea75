import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { AskReviewAnswer, AskReviewRequest } from '../../../core/calls/library/askReview.ts';
import { addressesOf, type ReviewState, type Upload } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { type Picture, pictureRefs } from '../pictures/picture.ts';
import { requireUploader } from '../pictures/requireUploader.ts';
import { countNow } from '../throttles/countWithin.ts';
import { UPLOADS } from '../throttles/pictures.ts';
import { createReview, type MeasuredPictures } from '../uploads/review.ts';
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

/**
 * Returns the size of an upload's first picture, the bytes of all, and their likenesses; null if its pictures
 * are unknown.
 */
async function measureUpload(
  transaction: Transaction,
  db: Firestore,
  { entry }: Upload,
): Promise<MeasuredPictures | null> {
  const stored = await transaction.getAll(...pictureRefs(db, addressesOf(entry)));
  const pictures = stored.flatMap((one) => (one.exists ? [one.data() as Picture] : []));
  const [first] = pictures;
  if (!first) return null;
  const likenesses = pictures.flatMap(({ likeness }) => (likeness === undefined ? [] : [likeness]));
  return {
    width: first.width,
    height: first.height,
    bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    likenesses: [...new Set(likenesses)],
  };
}
