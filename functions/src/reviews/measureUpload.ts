import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { addressesOf, type Upload } from '../../../core/catalogue/upload.ts';
import type { Picture } from '../pictures/picture.ts';
import { pictureRefs } from '../pictures/picture.ts';
import type { MeasuredPictures } from '../uploads/review.ts';

/**
 * Returns the size of an upload's first picture, the bytes of all, and their likenesses; null if its pictures
 * are unknown.
 */
export async function measureUpload(
  transaction: Transaction,
  db: Firestore,
  { entry }: Upload,
): Promise<MeasuredPictures | null> {
  const stored = await transaction.getAll(...pictureRefs(db, addressesOf(entry)));
  const pictures = stored.flatMap((one) => (one.exists ? [one.data() as Picture] : []));
  const [first] = pictures;
  if (!first) return null;
  const likenesses = pictures.flatMap(({ likeness }) => (likeness === undefined ? [] : [likeness]));
  return {
    width: first.width,
    height: first.height,
    bytes: pictures.reduce((sum, { bytes }) => sum + bytes, 0),
    likenesses: [...new Set(likenesses)],
  };
}
