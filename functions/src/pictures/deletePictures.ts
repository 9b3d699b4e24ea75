import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { isShown } from '../rooms/keptVersions.ts';
import { SHOWN_ALONE } from './picture.ts';
import { deletePicture } from './pictureFiles.ts';

/**
 * Deletes those of the pictures marked as gone that no published version shows, since players see the same files. Once
 * a picture is marked, no new version can use it. One after another, since there are few.
 */
export async function takeAwayPictures(
  deps: Pick<Deps, 'db' | 'bucket'>,
  pictures: readonly DocumentSnapshot[],
): Promise<void> {
  for (const picture of pictures) {
    if (!(await isShown(deps.db, picture.id))) await deletePictures(deps, [picture]);
    else if (picture.get('usedBy') !== SHOWN_ALONE) await picture.ref.update({ usedBy: SHOWN_ALONE });
  }
}

/**
 * Deletes pictures: files first, since they are found by their documents. One after another, since there are
 * few.
 */
export async function deletePictures(
  { bucket }: Pick<Deps, 'bucket'>,
  pictures: readonly DocumentSnapshot[],
): Promise<void> {
  for (const { id, ref } of pictures) {
    await deletePicture(bucket, id);
    await ref.delete();
  }
}
