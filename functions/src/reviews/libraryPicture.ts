import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** A picture's copies in the library, as the collection `libraryPictures` notes them: the server's alone. */
export interface LibraryPicture {
  /** Unix seconds since when it has waited for its approval; null for one that was approved once and stays for good. */
  leftAt: number | null;
  /** Once the cleaning has begun to take it away. */
  isGone?: true;
}

/** By the id that the picture has everywhere. */
export function libraryPictureRef(db: Firestore, pictureId: string): DocumentReference {
  return db.doc(`libraryPictures/${pictureId}`);
}
