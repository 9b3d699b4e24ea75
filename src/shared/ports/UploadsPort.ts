import type { SaveUploadRequest } from '../../../core/calls/library/saveUpload.ts';
import type { TakePictureAnswer } from '../../../core/calls/library/takePicture.ts';
import type { Upload, UploadKind } from '../../../core/catalogue/upload.ts';

export interface SendOptions {
  /** Called with the share (0 to 1) sent so far. */
  onProgress: (share: number) => void;
  /** Aborts the sending, which then fails with the signal's reason. */
  signal: AbortSignal;
}

/** A user's uploads for their own rooms. */
export interface UploadsPort {
  /** All uploads of the caller, newest first. */
  listUploads: (userId: string) => Promise<readonly Upload[]>;
  /**
   * Sends a picture and returns the server's result. @throws permissionDenied (the plan has no uploads),
   * quotaReached, tooManyRequests
   */
  takePicture: (file: Blob, kind: UploadKind, options: SendOptions) => Promise<TakePictureAnswer>;
  /** Saves an upload, or changes the one with the id. @throws notFound, quotaReached, permissionDenied */
  saveUpload: (request: SaveUploadRequest) => Promise<Upload>;
  /** Rooms published with it keep their pictures. */
  deleteUpload: (uploadId: string) => Promise<void>;
  /** Offers it to the library in its current state. */
  askReview: (uploadId: string) => Promise<Upload>;
  /** Withdraws the offer. */
  withdrawReview: (uploadId: string) => Promise<Upload>;
}
