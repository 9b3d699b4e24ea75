import type { ManagedEntry } from '../../../core/catalogue/managedEntry.ts';
import { isUploadUri, thumbUri, uploadThumbUri } from '../../../core/catalogue/pictureAddresses.ts';
import { addressesOf } from '../../../core/catalogue/upload.ts';

/** The small picture of an entry, drawn or uploaded. */
export function entryThumb({ entry }: ManagedEntry): string {
  const [first = ''] = addressesOf(entry);
  return isUploadUri(first) ? uploadThumbUri(first) : thumbUri(entry.id);
}
