import type { DocumentReference, Firestore } from 'firebase-admin/firestore';

/** A note about a picture's library copies, in the collection `libraryPictures`, for the server only. */
export interface LibraryPicture {
  /** Unix seconds since when it waits for approval; null once approved, for ever. */
  leftAt: number | null;
  /** True once the cleanup has begun to delete it. */
  isGone?: true;
}

/** Returns the note of a picture, by the picture's id. */
export function libraryPictureRef(db: Firestore, pictureId: string): DocumentReference {
  return db.doc(`libraryPictures/${pictureId}`);
}
