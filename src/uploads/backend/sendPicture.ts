import { type FirebaseStorage, ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { UPLOAD_LIMITS, uploadPlaceName } from '../../../core/catalogue/upload.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import { BackendError } from '../../shared/ports/BackendError.ts';
import type { SendOptions } from '../../shared/ports/UploadsPort.ts';

/** Maximum number of upload slots tried: a slot may be in use by another tab, or still hold an earlier file. */
const TRIES = 8;

/** Uploads a file to one of its owner's upload slots; returns the slot's name. @throws BackendError */
export async function sendPicture(
  storage: FirebaseStorage,
  userId: string,
  file: Blob,
  options: SendOptions,
): Promise<string> {
  const first = Math.floor(Math.random() * UPLOAD_LIMITS.places);
  for (let tried = 1; ; tried += 1) {
    const fileName = uploadPlaceName((first + tried) % UPLOAD_LIMITS.places);
    const place = ref(storage, uploadPath(userId, fileName));
    try {
      await inBackendTerms(() =>
        follow(uploadBytesResumable(place, file, { contentType: file.type }), options),
      );
      return fileName;
    } catch (error) {
      const isRefused = error instanceof BackendError && error.code === 'permissionDenied';
      if (!isRefused || tried === TRIES) throw error;
    }
  }
}

export function uploadPath(userId: string, fileName: string): string {
  return `uploads/${userId}/${fileName}`;
}

async function follow(task: UploadTask, { onProgress, signal }: SendOptions): Promise<void> {
  const cancel = () => void task.cancel();
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel);
  const stop = task.on('state_changed', ({ bytesTransferred, totalBytes }) =>
    onProgress(totalBytes === 0 ? 0 : bytesTransferred / totalBytes),
  );
  try {
    await task;
  } finally {
    stop();
    signal.removeEventListener('abort', cancel);
  }
  signal.throwIfAborted();
}
