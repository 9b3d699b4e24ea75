import * as v from 'valibot';
import { type Upload, uploadSchema } from '../../catalogue/upload.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface AskReviewRequest {
  uploadId: string;
}

export type AskReviewAnswer = Upload;

/**
 * Offers an upload, as it is now, to the library. If the same offer already waits, its state is returned; an
 * offer of an older state is replaced.
 */
export const askReviewCall: CallContract<AskReviewRequest, AskReviewAnswer> = {
  name: 'askReview',
  method: 'POST',
  request: v.object({ uploadId: documentId }),
  answer: uploadSchema,
  errors: ['planNeeded', 'notFound', 'tooManyRequests'],
};
