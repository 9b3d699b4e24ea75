import type { TakePictureAnswer } from '../../../core/calls/library/takePicture.ts';
import type { Upload, UploadKind } from '../../../core/catalogue/upload.ts';

export interface SendOptions {
  /** Called with the share (0 to 1) sent so far. */
  onProgress: (share: number) => void;
  /** Aborts the sending, which then fails with the signal's reason. */
  signal: AbortSignal;
}

/** A user's uploads for their own rooms, and the files behind them. All other changes are calls of the server. */
export interface UploadsPort {
  /** All uploads of the caller, newest first. */
  listUploads: (userId: string) => Promise<readonly Upload[]>;
  /**
   * Sends a picture and returns the server's result. @throws permissionDenied (the plan has no uploads),
   * quotaReached, tooManyRequests
   */
  takePicture: (file: Blob, kind: UploadKind, options: SendOptions) => Promise<TakePictureAnswer>;
}
