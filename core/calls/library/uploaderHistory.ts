import * as v from 'valibot';
import type { ReviewEntry } from '../../catalogue/review.ts';
import { wholeNumber } from '../../util/schemas.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import { reviewEntrySchema } from '../pieces/reviews.ts';

export interface UploaderHistoryRequest {
  userId: string;
}

export interface UploaderHistoryAnswer {
  waiting: number;
  approved: number;
  rejected: number;
  /** Start of active Pro in Unix seconds; null without Pro. */
  proSince: number | null;
  /** The uploader's last offers to the library, latest first. */
  latest: readonly ReviewEntry[];
}

/** Returns what an uploader offered to the library before and how it was decided. */
export const uploaderHistoryCall: CallContract<UploaderHistoryRequest, UploaderHistoryAnswer> = {
  name: 'uploaderHistory',
  method: 'POST',
  isForAdmins: true,
  request: v.object({ userId: documentId }),
  answer: v.object({
    waiting: wholeNumber,
    approved: wholeNumber,
    rejected: wholeNumber,
    proSince: v.nullable(wholeNumber),
    latest: v.array(reviewEntrySchema),
  }),
  errors: ['adminNeeded'],
};
