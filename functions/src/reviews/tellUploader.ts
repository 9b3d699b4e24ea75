import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ReviewState } from '../../../core/catalogue/upload.ts';
import type { StoredReview } from './readReview.ts';

/** Copies a review's state to its upload for its owner; skips an upload that was offered again. */
export function tellUploader(
  transaction: Transaction,
  upload: DocumentSnapshot | undefined,
  { id, status, askedAt, decidedAt, reason, note }: StoredReview,
): void {
  if (upload?.get('review.reviewId') !== id) return;
  const review: ReviewState = { reviewId: id, status, askedAt, decidedAt, reason, note };
  transaction.update(upload.ref, { review });
}
