import * as v from 'valibot';
import { type Upload, uploadSchema } from '../../catalogue/upload.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface WithdrawReviewRequest {
  uploadId: string;
}

export type WithdrawReviewAnswer = Upload;

/** Takes a waiting upload out of the review queue. An upload that is not waiting, or was decided, stays as it is. */
export const withdrawReviewCall: CallContract<WithdrawReviewRequest, WithdrawReviewAnswer> = {
  name: 'withdrawReview',
  method: 'POST',
  request: v.object({ uploadId: documentId }),
  answer: uploadSchema,
  errors: ['notFound'],
};
