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
 * Deletes an item or background of the caller's with its pictures, and its waiting review. Published rooms
 * and the library keep their copies. An upload that is gone or belongs to somebody else returns the same
 * answer, and the latter stays.
 */
export const deleteUploadCall: CallContract<DeleteUploadRequest, DeleteUploadAnswer> = {
  name: 'deleteUpload',
  method: 'POST',
  request: v.object({ uploadId: documentId }),
  answer: v.object({ uploadId: documentId }),
  errors: [],
};
