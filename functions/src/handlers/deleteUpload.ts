import type { DeleteUploadAnswer, DeleteUploadRequest } from '../../../core/calls/deleteUpload.ts';
import type { Deps } from '../deps.ts';
import type { Caller } from '../http/findCaller.ts';
import { requireCaller } from '../http/requireCaller.ts';
import { deletePictures } from '../pictures/deletePictures.ts';
import { readUpload, reviewRef, uploadRef } from '../uploads/upload.ts';

/**
 * POST /api/deleteUpload: deletes the caller's upload with the review that waits, then its pictures. What is left of those
 * is the cleaning's. Also without a plan: one may always take one's own away.
 * @throws unauthenticated; notFound (the upload is another's)
 */
export async function deleteUpload(
  { uploadId }: DeleteUploadRequest,
  caller: Caller | null,
  deps: Deps,
): Promise<DeleteUploadAnswer> {
  const { userId } = requireCaller(caller);
  const { db } = deps;
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(uploadRef(db, uploadId));
    if (!stored.exists) return;
    const { review } = readUpload(stored, userId);
    if (review?.status === 'waiting') transaction.delete(reviewRef(db, review.reviewId));
    transaction.delete(stored.ref);
  });
  const pictures = db.collection('pictures').where('userId', '==', userId).where('usedBy', '==', uploadId);
  await deletePictures(deps, (await pictures.get()).docs);
  return { uploadId };
}
