import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { deletePicture } from './pictureFiles.ts';

/** Deletes pictures: the files first, since they are found by their documents. One after another: there are few. */
export async function deletePictures(
  { bucket }: Pick<Deps, 'bucket'>,
  pictures: readonly QueryDocumentSnapshot[],
): Promise<void> {
  for (const { id, ref } of pictures) {
    await deletePicture(bucket, id);
    await ref.delete();
  }
}
