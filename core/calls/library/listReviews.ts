import * as v from 'valibot';
import type { ReviewEntry } from '../../catalogue/review.ts';
import { REVIEW_STATUSES, type ReviewStatus, UPLOAD_KINDS, type UploadKind } from '../../catalogue/upload.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { type ListCursor, listCursorSchema } from '../pieces/cursors.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export interface ListReviewsRequest {
  kind: UploadKind;
  status: ReviewStatus;
  after?: ListCursor;
}

export interface ListReviewsAnswer {
  reviews: readonly ReviewEntry[];
  /** The cursor of the next page; null at the end. */
  next: ListCursor | null;
  /** Number of all waiting reviews of this kind. */
  waiting: number;
}

/**
 * Returns a page of the review queue, for admins: waiting reviews oldest first, decided ones latest first.
 */
export const listReviewsCall: CallContract<ListReviewsRequest, ListReviewsAnswer> = {
  name: 'listReviews',
  method: 'POST',
  isForAdmins: true,
  request: v.object({
    kind: v.picklist(UPLOAD_KINDS),
    status: v.picklist(REVIEW_STATUSES),
    after: v.exactOptional(listCursorSchema),
  }),
  answer: v.object({
    reviews: v.array(reviewEntrySchema),
    next: v.nullable(listCursorSchema),
    waiting: wholeNumber,
  }),
  errors: ['adminNeeded'],
};
