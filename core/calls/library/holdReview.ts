import * as v from 'valibot';
import type { ReviewEntry } from '../../catalogue/review.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export interface HoldReviewRequest {
  reviewId: string;
}

/** As it stands now: decided meanwhile, or with the name of another who looks at it. */
export type HoldReviewAnswer = ReviewEntry;

/** Tells other admins for two minutes that the caller looks at something that waits; who came first stays named. */
export const holdReviewCall: CallContract<HoldReviewRequest, HoldReviewAnswer> = {
  name: 'holdReview',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ reviewId: documentId }),
  answer: reviewEntrySchema,
  errors: ['adminNeeded', 'notFound'],
};
