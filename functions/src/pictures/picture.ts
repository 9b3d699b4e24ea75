import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import type { UploadKind } from '../../../core/catalogue/upload.ts';

/** A picture that somebody has uploaded, as the collection `pictures` has it: the server's alone. */
export interface Picture {
  userId: string;
  kind: UploadKind;
  /** Pixels of the usual size. */
  width: number;
  height: number;
  /** Of all its sizes. */
  bytes: number;
  /** What it looks like, in short (likeness.ts); pictures of before have none. */
  likeness?: string;
  /** Unix seconds. */
  createdAt: number;
  /**
   * An upload that has held it at any time, null for one that was never used. Drafts may show it as long as that is there;
   * `SHOWN_ALONE` from then on, while a published version shows it.
   */
  usedBy: string | null;
  /** Further uploads that have held it: the same picture was sent again. */
  alsoUsedBy?: readonly string[];
  /** A digest of its owner and of all its sizes, once these are stored: the same content is found by it. Pictures of before have none. */
  content?: string;
  /** Once it is to be taken away: no upload and no version takes it any more. */
  isGone?: true;
}

/** What holds a picture that is gone but for the published versions that show it. No upload has this id. */
export const SHOWN_ALONE = 'versions';

function pictureRef(db: Firestore, pictureId: string): DocumentReference {
  return db.doc(`pictures/${pictureId}`);
}

/** The documents of the pictures that addresses name. */
export function pictureRefs(db: Firestore, addresses: readonly string[]): DocumentReference[] {
  return addresses.map((address) => pictureRef(db, pictureIdOf(address)));
}

/** A new picture's, with an id that nobody finds by trying. */
export function newPictureRef(db: Firestore): DocumentReference {
  return db.collection('pictures').doc();
}

export function isPictureOf(userId: string, picture: DocumentSnapshot): boolean {
  return picture.exists && picture.get('userId') === userId && picture.get('isGone') !== true;
}
