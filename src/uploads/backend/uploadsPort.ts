import { collection, type Firestore, getDocs, query, where } from 'firebase/firestore/lite';
import { deleteObject, ref } from 'firebase/storage';
import { parseUpload } from '../../../core/catalogue/upload.ts';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { FirebaseServices } from '../../shared/firebase/FirebaseServices.ts';
import { readDocuments } from '../../shared/firebase/readDocuments.ts';
import { requireUser } from '../../shared/firebase/requireUser.ts';
import type { Calls } from '../../shared/ports/Calls.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';
import { sendPicture, uploadPath } from './sendPicture.ts';

/** Own items and backgrounds: files go to Storage, where the server takes them. */
export function createUploadsPort(
  { auth, db, storage }: FirebaseServices,
  calls: Pick<Calls, 'takePicture'>,
): UploadsPort {
  return {
    listUploads: (userId) => inBackendTerms(() => listUploads(db, userId)),
    takePicture: (file, kind, options) =>
      inBackendTerms(async () => {
        const { uid } = await requireUser(auth);
        const fileName = await sendPicture(storage, uid, file, options);
        try {
          return await calls.takePicture({ fileName, kind });
        } catch (error) {
          // A retry uploads the file again. If deleting it fails, too, the hourly cleaning job empties the slot.
          await deleteObject(ref(storage, uploadPath(uid, fileName))).catch(() => {});
          throw error;
        }
      }),
  };
}

async function listUploads(db: Firestore, userId: string) {
  const own = query(collection(db, 'uploads'), where('userId', '==', userId));
  const uploads = readDocuments((await getDocs(own)).docs, parseUpload);
  return uploads.sort((one, other) => other.createdAt - one.createdAt);
}
