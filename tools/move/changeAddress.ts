import { storageBucket } from '#local/config';
import { PROJECT_ID } from '../serve/appBackend.ts';

const OWN_FILE = new RegExp(`^(?:http://[^/]+)?/v0/b/${storageBucket(PROJECT_ID).replaceAll('.', '\\.')}/o/`);

/**
 * Changes the address of a local file to that of the same file in the bucket; any other text stays as it is.
 */
export function changeAddress(text: string, bucket: string): string {
  return text.replace(OWN_FILE, `https://firebasestorage.googleapis.com/v0/b/${bucket}/o/`);
}
