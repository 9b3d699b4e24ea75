import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import type { ReviewState } from '../../../core/catalogue/upload.ts';
import type { StoredReview } from './readReview.ts';

/** Puts how a review stands onto its upload, where its owner reads it; one that was offered anew since has another. */
export function tellUploader(
  transaction: Transaction,
  upload: DocumentSnapshot | undefined,
  { id, status, askedAt, decidedAt, reason, note }: StoredReview,
): void {
  if (upload?.get('review.reviewId') !== id) return;
  const review: ReviewState = { reviewId: id, status, askedAt, decidedAt, reason, note };
  transaction.update(upload.ref, { review });
}
