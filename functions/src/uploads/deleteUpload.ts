import type { DeleteUploadAnswer, DeleteUploadRequest } from '../../../core/calls/library/deleteUpload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { takeAwayPictures } from '../pictures/deletePictures.ts';
import { findHeld, releasePicture } from '../pictures/heldPictures.ts';
import { readUpload, reviewRef, uploadRef } from './upload.ts';

/**
 * POST /api/deleteUpload: deletes the caller's upload with its waiting review, then its pictures that no
 * other upload and no published version uses; the cleanup removes what an interruption leaves. Needs no plan.
 * An upload that is gone or another's returns the same answer, so that a lost answer can be requested again
 * and nothing is revealed.
 * @throws unauthenticated
 */
export async function deleteUpload(
  { uploadId }: DeleteUploadRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DeleteUploadAnswer> {
  const { userId } = requireCaller(caller);
  const { db } = deps;
  const pictures = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(uploadRef(db, uploadId));
    if (stored.get('userId') !== userId) return [];
    const { review } = readUpload(stored, userId);
    const held = await findHeld(transaction, db, uploadId);
    if (review?.status === 'waiting') transaction.delete(reviewRef(db, review.reviewId));
    const gone = held.filter((picture) => releasePicture(transaction, picture, uploadId));
    transaction.delete(stored.ref);
    return gone;
  });
  await takeAwayPictures(deps, pictures);
  return { uploadId };
}
