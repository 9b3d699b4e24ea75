import * as v from 'valibot';
import { type Upload, uploadSchema } from '../../catalogue/upload.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface AskReviewRequest {
  uploadId: string;
}

export type AskReviewAnswer = Upload;

/**
 * Offers an upload to the library as it is now. One that waits already is answered the same; one that was changed since
 * takes the place of the waiting one.
 */
export const askReviewCall: CallContract<AskReviewRequest, AskReviewAnswer> = {
  name: 'askReview',
  method: 'POST',
  request: v.object({ uploadId: documentId }),
  answer: uploadSchema,
  errors: ['planNeeded', 'notFound', 'tooManyRequests'],
};
