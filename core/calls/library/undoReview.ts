import * as v from 'valibot';
import type { ReviewEntry } from '../../catalogue/review.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export interface UndoReviewRequest {
  reviewId: string;
}

/** As it waits again. */
export type UndoReviewAnswer = ReviewEntry;

/**
 * Takes back the caller's own decision within ten minutes: it waits again at its old place. What an approval had put into the
 * library is as before, or inactive where it was new: rooms may hold it already.
 */
export const undoReviewCall: CallContract<UndoReviewRequest, UndoReviewAnswer> = {
  name: 'undoReview',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ reviewId: documentId }),
  answer: reviewEntrySchema,
  errors: ['adminNeeded', 'notFound', 'conflict'],
};
