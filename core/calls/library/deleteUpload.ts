import * as v from 'valibot';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';

export interface DeleteUploadRequest {
  uploadId: string;
}

export interface DeleteUploadAnswer {
  uploadId: string;
}

/**
 * Deletes an own item or background with its pictures; a review that waits goes with it. Published rooms keep the copies
 * that they hold, and so does the library. One deleted before is answered the same; so is another's, which stays.
 */
export const deleteUploadCall: CallContract<DeleteUploadRequest, DeleteUploadAnswer> = {
  name: 'deleteUpload',
  method: 'POST',
  request: v.object({ uploadId: documentId }),
  answer: v.object({ uploadId: documentId }),
  errors: [],
};
