import type { DeleteUploadAnswer, DeleteUploadRequest } from '../../../core/calls/library/deleteUpload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { takeAwayPictures } from '../pictures/deletePictures.ts';
import { findHeld, letGo } from '../pictures/heldPictures.ts';
import { readUpload, reviewRef, uploadRef } from '../uploads/upload.ts';

/**
 * POST /api/deleteUpload: deletes the caller's upload with the review that waits, then those of its pictures that no other
 * upload holds and no published version shows. What an interruption leaves of those is the cleaning's. Also without a plan: one may always take one's own away. One deleted before is answered the
 * same, so that a lost answer can be asked for; so is another's, which stays: the answers tell nothing apart.
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
    const gone = held.filter((picture) => letGo(transaction, picture, uploadId));
    transaction.delete(stored.ref);
    return gone;
  });
  await takeAwayPictures(deps, pictures);
  return { uploadId };
}
