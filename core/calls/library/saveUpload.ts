import * as v from 'valibot';
import { type Upload, uploadSchema } from '../../catalogue/upload.ts';
import type { SchemaOf } from '../../util/parseWith.ts';
import type { CallContract } from '../callContract.ts';
import { documentId } from '../pieces/ids.ts';
import {
  type SentBackground,
  type SentItem,
  sentBackgroundSchema,
  sentItemSchema,
} from '../pieces/uploads.ts';

/** With `uploadId` it changes the upload of that id, which stays of its kind; without one it makes a new one. */
export type SaveUploadRequest = { uploadId?: string } & (
  | { kind: 'item'; entry: SentItem }
  | { kind: 'background'; entry: SentBackground }
);

export type SaveUploadAnswer = Upload;

const uploadId = v.exactOptional(documentId);
const requestSchema: SchemaOf<SaveUploadRequest> = v.variant('kind', [
  v.object({ uploadId, kind: v.literal('item'), entry: sentItemSchema }),
  v.object({ uploadId, kind: v.literal('background'), entry: sentBackgroundSchema }),
]);

/** Keeps an own item or background. Every picture in it has to be one that the caller has uploaded. */
export const saveUploadCall: CallContract<SaveUploadRequest, SaveUploadAnswer> = {
  name: 'saveUpload',
  method: 'POST',
  request: requestSchema,
  answer: uploadSchema,
  errors: ['planNeeded', 'notFound', 'conflict', 'quotaReached', 'tooManyRequests'],
};
