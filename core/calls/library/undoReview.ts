import * as v from 'valibot';
import type { ReviewEntry } from '../../catalogue/review.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export interface UndoReviewRequest {
  reviewId: string;
}

/** The review, waiting again. */
export type UndoReviewAnswer = ReviewEntry;

/**
 * Takes back the caller's own decision within ten minutes: the review waits again at its old position in the
 * queue. What an approval changed in the library is restored; a new entry becomes inactive, since rooms may
 * already use it.
 */
export const undoReviewCall: CallContract<UndoReviewRequest, UndoReviewAnswer> = {
  name: 'undoReview',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ reviewId: documentId }),
  answer: reviewEntrySchema,
  errors: ['adminNeeded', 'notFound', 'conflict'],
};
