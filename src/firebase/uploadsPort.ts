import { collection, type Firestore, getDocs, query, where } from 'firebase/firestore/lite';
import { ref, type UploadTask, uploadBytesResumable } from 'firebase/storage';
import { parseUpload } from '../../core/catalogue/upload.ts';
import type { SendOptions, UploadsPort } from '../stores/ports/UploadsPort.ts';
import { inBackendTerms } from './backendErrors.ts';
import type { Api } from './createApi.ts';
import type { FirebaseServices } from './FirebaseServices.ts';
import { newPictureName } from './newPictureName.ts';
import { readDocuments } from './readDocuments.ts';
import { requireUser } from './requireUser.ts';

type UploadCalls = Pick<Api, 'takePicture' | 'saveUpload' | 'deleteUpload' | 'askReview' | 'withdrawReview'>;

/** Own items and backgrounds: files go to Storage, where the server takes them; all else is the server's to write. */
export function createUploadsPort({ auth, db, storage }: FirebaseServices, api: UploadCalls): UploadsPort {
  return {
    listUploads: (userId) => inBackendTerms(() => listUploads(db, userId)),
    takePicture: (file, kind, options) =>
      inBackendTerms(async () => {
        const fileName = newPictureName(file.type);
        const { uid } = await requireUser(auth);
        const place = ref(storage, `uploads/${uid}/${fileName}`);
        await send(uploadBytesResumable(place, file, { contentType: file.type }), options);
        return api.takePicture({ fileName, kind });
      }),
    saveUpload: (request) => api.saveUpload(request),
    deleteUpload: async (uploadId) => void (await api.deleteUpload({ uploadId })),
    askReview: (uploadId) => api.askReview({ uploadId }),
    withdrawReview: (uploadId) => api.withdrawReview({ uploadId }),
  };
}

async function listUploads(db: Firestore, userId: string) {
  const own = query(collection(db, 'uploads'), where('userId', '==', userId));
  const uploads = readDocuments((await getDocs(own)).docs, parseUpload);
  return uploads.sort((one, other) => other.createdAt - one.createdAt);
}

async function send(task: UploadTask, { onProgress, signal }: SendOptions): Promise<void> {
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
