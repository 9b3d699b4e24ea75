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
 * Deletes an item or background of the caller's with its pictures and its waiting review. Published rooms and the
 * library keep their copies. The answer is the same if the upload is already gone or belongs to somebody else; an
 * upload of somebody else is not deleted.
 */
export const deleteUploadCall: CallContract<DeleteUploadRequest, DeleteUploadAnswer> = {
  name: 'deleteUpload',
  method: 'POST',
  request: v.object({ uploadId: documentId }),
  answer: v.object({ uploadId: documentId }),
  errors: [],
};
