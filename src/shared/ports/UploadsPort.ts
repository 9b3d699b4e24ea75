import type { SaveUploadRequest } from '../../../core/calls/library/saveUpload.ts';
import type { TakePictureAnswer } from '../../../core/calls/library/takePicture.ts';
import type { Upload, UploadKind } from '../../../core/catalogue/upload.ts';

export interface SendOptions {
  /** Called with the share (0 to 1) that has been sent. */
  onProgress: (share: number) => void;
  /** Stops the sending, which then fails with its reason. */
  signal: AbortSignal;
}

/** What somebody has uploaded for rooms of their own. */
export interface UploadsPort {
  /** All of one's own, newest first. */
  listUploads: (userId: string) => Promise<readonly Upload[]>;
  /** Sends a picture and answers what became of it. @throws permissionDenied (no plan for it), quotaReached, tooManyRequests */
  takePicture: (file: Blob, kind: UploadKind, options: SendOptions) => Promise<TakePictureAnswer>;
  /** Keeps an upload, or changes the one of the id. @throws notFound, quotaReached, permissionDenied */
  saveUpload: (request: SaveUploadRequest) => Promise<Upload>;
  /** Rooms that were published with it keep their pictures. */
  deleteUpload: (uploadId: string) => Promise<void>;
  /** Offers it to the library, as it is now. */
  askReview: (uploadId: string) => Promise<Upload>;
  /** Takes the offer back. */
  withdrawReview: (uploadId: string) => Promise<Upload>;
}
