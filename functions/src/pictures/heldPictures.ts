import {
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';

/** Records that an upload uses a picture, possibly besides others. */
export function holdPicture(transaction: Transaction, picture: DocumentSnapshot, uploadId: string): void {
  const usedBy: unknown = picture.get('usedBy') ?? null;
  if (usedBy === null) transaction.update(picture.ref, { usedBy: uploadId });
  else if (usedBy !== uploadId)
    transaction.update(picture.ref, { alsoUsedBy: FieldValue.arrayUnion(uploadId) });
}

/** Returns every picture that an upload uses, alone or with others. */
export async function findHeld(
  transaction: Transaction,
  db: Firestore,
  uploadId: string,
): Promise<readonly DocumentSnapshot[]> {
  const pictures = db.collection('pictures');
  const [first, further] = await Promise.all([
    transaction.get(pictures.where('usedBy', '==', uploadId)),
    transaction.get(pictures.where('alsoUsedBy', 'array-contains', uploadId)),
  ]);
  return [...first.docs, ...further.docs];
}

/** Removes an upload from a picture's users. If none is left, marks the picture as gone and returns true. */
export function releasePicture(
  transaction: Transaction,
  picture: DocumentSnapshot,
  uploadId: string,
): boolean {
  const [usedBy = null, ...alsoUsedBy] = holdersOf(picture).filter((id) => id !== uploadId);
  const isGone = usedBy === null;
  transaction.update(picture.ref, isGone ? { usedBy, isGone } : { usedBy, alsoUsedBy });
  return isGone;
}

function holdersOf(picture: DocumentSnapshot): readonly string[] {
  const further: readonly string[] = picture.get('alsoUsedBy') ?? [];
  return [picture.get('usedBy'), ...further];
}
