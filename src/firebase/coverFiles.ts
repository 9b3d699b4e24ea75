import { FirebaseError } from 'firebase/app';
import { deleteObject, type FirebaseStorage, getDownloadURL, ref, uploadString } from 'firebase/storage';

/** Stores a cover picture, a data URL, as images/{roomId}.webp (SPEC §7); answers its address. */
export async function uploadCoverFile(
  storage: FirebaseStorage,
  roomId: string,
  cover: string,
): Promise<string> {
  const file = coverRef(storage, roomId);
  await uploadString(file, cover, 'data_url');
  return toStoredAddress(await getDownloadURL(file));
}

/** Deletes a room's cover; a room may have none. */
export async function deleteCoverFile(storage: FirebaseStorage, roomId: string): Promise<void> {
  try {
    await deleteObject(coverRef(storage, roomId));
  } catch (error) {
    if (!(error instanceof FirebaseError && error.code === 'storage/object-not-found')) throw error;
  }
}

function coverRef(storage: FirebaseStorage, roomId: string) {
  return ref(storage, `images/${roomId}.webp`);
}

/** A file of the page's own origin is stored by its path: the embedded backend's port and host name change. */
function toStoredAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin === globalThis.location?.origin ? `${pathname}${search}` : address;
}
