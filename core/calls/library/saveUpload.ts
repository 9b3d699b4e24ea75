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

/** With `uploadId`, that upload is changed, but never its kind; without it, a new upload is created. */
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

/** Stores an item or background of the caller's. Every picture in it must be one that the caller uploaded. */
export const saveUploadCall: CallContract<SaveUploadRequest, SaveUploadAnswer> = {
  name: 'saveUpload',
  method: 'POST',
  request: requestSchema,
  answer: uploadSchema,
  errors: ['planNeeded', 'notFound', 'conflict', 'quotaReached', 'tooManyRequests'],
};
