import * as v from 'valibot';
import { LONGEST_NOTE, REVIEW_REASONS, type ReviewEntry, type ReviewReason } from '../../catalogue/review.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export type DecideReviewRequest = { reviewId: string; note?: string } & (
  | { decision: 'approve' }
  | { decision: 'reject'; reason: ReviewReason }
);

/** `conflict`: somebody else decided before; `review` holds that decision, which stands. */
export interface DecideReviewAnswer {
  type: 'decided' | 'conflict';
  review: ReviewEntry;
}

const reviewId = documentId;
const note = v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_NOTE)));
const requestSchema: SchemaOf<DecideReviewRequest> = v.variant('decision', [
  v.object({ reviewId, note, decision: v.literal('approve') }),
  v.object({ reviewId, note, decision: v.literal('reject'), reason: v.picklist(REVIEW_REASONS) }),
]);

/**
 * Accepts an upload into the library as it was offered, or rejects it with a reason that its uploader sees.
 * The first decision holds.
 */
export const decideReviewCall: CallContract<DecideReviewRequest, DecideReviewAnswer> = {
  name: 'decideReview',
  method: 'POST',
  isForAdmins: true,
  request: requestSchema,
  answer: v.object({ type: v.picklist(['decided', 'conflict']), review: reviewEntrySchema }),
  errors: ['adminNeeded', 'notFound'],
};
