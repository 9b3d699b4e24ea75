import * as v from 'valibot';
import type { ReviewEntry } from '../../catalogue/review.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export interface HoldReviewRequest {
  reviewId: string;
}

/** The review as it is now: already decided, or held by another admin. */
export type HoldReviewAnswer = ReviewEntry;

/**
 * Shows other admins for two minutes that the caller is looking at a waiting review. If another admin is already
 * looking at it, that admin stays named.
 */
export const holdReviewCall: CallContract<HoldReviewRequest, HoldReviewAnswer> = {
  name: 'holdReview',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ reviewId: documentId }),
  answer: reviewEntrySchema,
  errors: ['adminNeeded', 'notFound'],
};
