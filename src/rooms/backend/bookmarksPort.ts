import {
  collection,
  type DocumentReference,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore/lite';
import { inBackendTerms } from '../../shared/firebase/backendErrors.ts';
import type { Bookmark, BookmarksPort } from '../../shared/ports/BookmarksPort.ts';

/** Reads and writes bookmarks (SPEC §7). */
export function createBookmarksPort({ db }: { db: Firestore }): BookmarksPort {
  return {
    listBookmarks: (userId) =>
      inBackendTerms(async () => {
        const own = query(collection(db, 'bookmarks'), where('userId', '==', userId));
        return (await getDocs(own)).docs.map((bookmark) => String(bookmark.get('roomId')));
      }),
    setBookmark: (bookmark) => inBackendTerms(() => setDoc(bookmarkRef(db, bookmark), { ...bookmark })),
    deleteBookmark: (bookmark) => inBackendTerms(() => deleteDoc(bookmarkRef(db, bookmark))),
  };
}

function bookmarkRef(db: Firestore, { userId, roomId }: Bookmark): DocumentReference {
  return doc(db, 'bookmarks', `${userId}_${roomId}`);
}
