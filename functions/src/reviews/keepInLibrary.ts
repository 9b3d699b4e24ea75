import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import { pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import { addressesOf } from '../../../core/catalogue/upload.ts';
import type { Deps } from '../deps.ts';
import { copyPicture, fileName, LIBRARY_FOLDER, OWN_FOLDER } from '../pictures/pictureFiles.ts';
import type { StoredReview } from './readReview.ts';

/** What is stored about a picture's library copies, in the collection `libraryPictures`, for the server only. */
interface LibraryPicture {
  /** Since when the picture waits for approval, in Unix seconds; null for ever once it is approved. */
  leftAt: number | null;
  /** True once the cleanup has begun to delete it. */
  isGone?: true;
}

/**
 * Copies pictures into the library before their approval. Writes these documents first, so that the cleanup finds
 * copies that are never approved (sweepLibrary.ts). Idempotent.
 */
export async function keepInLibrary(
  { db, bucket, now }: Pick<Deps, 'db' | 'bucket' | 'now'>,
  { entry }: StoredReview,
): Promise<void> {
  const ids = pictureIdsOf(entry);
  const ofBefore = await findUnnoted({ db, bucket }, ids);
  await noteCopies(db, ids, ofBefore, Math.floor(now() / 1000));
  await Promise.all(ids.map((id) => copyPicture(bucket, id, OWN_FOLDER, LIBRARY_FOLDER)));
}

/** Marks the pictures as permanent, together with the approval: from then on rooms may show them. */
export function holdForGood(transaction: Transaction, db: Firestore, { entry }: StoredReview): void {
  const held: LibraryPicture = { leftAt: null };
  for (const id of pictureIdsOf(entry)) transaction.set(libraryPictureRef(db, id), held);
}

/** Returns pictures that were in the library before the collection `libraryPictures` existed. */
async function findUnnoted(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const notes = await db.getAll(...ids.map((id) => libraryPictureRef(db, id)));
  const unnoted = notes.filter(({ exists }) => !exists).map(({ id }) => id);
  const found = await Promise.all(
    unnoted.map((id) => bucket.file(fileName(LIBRARY_FOLDER, id, 'usual')).exists()),
  );
  return new Set(unnoted.filter((_, index) => found[index]?.[0]));
}

function noteCopies(
  db: Firestore,
  ids: readonly string[],
  ofBefore: ReadonlySet<string>,
  seconds: number,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const notes = await transaction.getAll(...ids.map((id) => libraryPictureRef(db, id)));
    for (const note of notes) {
      const isHeld = note.exists ? note.get('leftAt') === null : ofBefore.has(note.id);
      transaction.set(note.ref, { leftAt: isHeld ? null : seconds } satisfies LibraryPicture);
    }
  });
}

function pictureIdsOf(entry: StoredReview['entry']): readonly string[] {
  return [...new Set(addressesOf(entry).map(pictureIdOf))];
}

/** Returns the document about a picture's library copies. */
function libraryPictureRef(db: Firestore, pictureId: string): DocumentReference {
  return db.doc(`libraryPictures/${pictureId}`);
}
