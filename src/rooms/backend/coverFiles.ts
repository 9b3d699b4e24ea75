import { type FirebaseStorage, getDownloadURL, ref, uploadString } from 'firebase/storage';

/** Stores a cover, given as a data URL, as images/{roomId}.webp (SPEC §7); returns its address. */
export async function uploadCoverFile(
  storage: FirebaseStorage,
  roomId: string,
  cover: string,
): Promise<string> {
  const file = coverRef(storage, roomId);
  await uploadString(file, cover, 'data_url');
  return toStoredAddress(await getDownloadURL(file));
}

function coverRef(storage: FirebaseStorage, roomId: string) {
  return ref(storage, `images/${roomId}.webp`);
}

/**
 * Stores only the path of a file on the page's own origin, since the embedded backend's port and host name
 * change.
 */
function toStoredAddress(address: string): string {
  const { origin, pathname, search } = new URL(address);
  return origin === globalThis.location?.origin ? `${pathname}${search}` : address;
}
