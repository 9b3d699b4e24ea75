import type { BackgroundEntry, CatalogueEntry } from '../../../core/catalogue/model.ts';
import { uploadThumbUri } from '../../../core/catalogue/pictureAddresses.ts';
import { addressesOf } from '../../../core/catalogue/upload.ts';

/** The small picture of an upload: its first. */
export function thumbOf(entry: CatalogueEntry | BackgroundEntry): string {
  const [first] = addressesOf(entry);
  return first === undefined ? '' : uploadThumbUri(first);
}
