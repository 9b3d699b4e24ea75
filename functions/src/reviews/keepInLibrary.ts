import { pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import { addressesOf } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import { copyPicture, LIBRARY_FOLDER, OWN_FOLDER } from '../pictures/pictureFiles.ts';
import type { StoredReview } from './readReview.ts';

/** Copies the pictures of what is approved into the library, where they stay for good. Copied again they are the same. */
export async function keepInLibrary(
  { bucket }: Pick<Deps, 'bucket'>,
  { entry }: StoredReview,
): Promise<void> {
  const ids = new Set(addressesOf(entry).map(pictureIdOf));
  await Promise.all([...ids].map((id) => copyPicture(bucket, id, OWN_FOLDER, LIBRARY_FOLDER)));
}
