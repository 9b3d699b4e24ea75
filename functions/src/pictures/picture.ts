import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';

/** An uploaded picture in the collection `pictures`, for the server only. */
export interface Picture {
  userId: string;
  kind: UploadKind;
  /** Pixels, at the normal size. */
  width: number;
  height: number;
  /** Total of all sizes. */
  bytes: number;
  /** Its perceptual hash (likeness.ts); missing for older pictures. */
  likeness?: string;
  /** Unix seconds. */
  createdAt: number;
  /**
   * The upload that uses or used the picture; null if none did. Drafts may show the picture as long as that upload
   * exists. After that the value is `SHOWN_ALONE`, while a published version shows the picture.
   */
  usedBy: string | null;
  /** Further uploads that use or used it, as the same picture was sent again. */
  alsoUsedBy?: readonly string[];
  /** Digest of its owner and all its sizes, for finding the same content; missing for older pictures. */
  content?: string;
  /** True once it is to be deleted: no upload or version may use it any more. */
  isGone?: true;
}

/** The value of `usedBy` for a picture that only published versions show. No upload has this id. */
export const SHOWN_ALONE = 'versions';

function pictureRef(db: Firestore, pictureId: string): DocumentReference {
  return db.doc(`pictures/${pictureId}`);
}

/** Returns the documents of the pictures at these addresses. */
export function pictureRefs(db: Firestore, addresses: readonly string[]): DocumentReference[] {
  return addresses.map((address) => pictureRef(db, pictureIdOf(address)));
}

/** Returns a new picture's document, with an unguessable id. */
export function newPictureRef(db: Firestore): DocumentReference {
  return db.collection('pictures').doc();
}

export function isPictureOf(userId: string, picture: DocumentSnapshot): boolean {
  return picture.exists && picture.get('userId') === userId && picture.get('isGone') !== true;
}
