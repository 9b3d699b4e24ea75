import type { QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import type { Deps } from '../deps.ts';
import { fileName, LIBRARY_FOLDER, PICTURE_SIZES } from '../pictures/pictureFiles.ts';
import { deleteUnchangedFile } from './deleteUnchangedFile.ts';
import { isOvertaken } from './isOvertaken.ts';

/** Milliseconds that copies may wait for approval. */
const PATIENCE = 24 * 60 * 60 * 1000;
/** Pictures deleted in one run. */
const PAGE = 100;

/**
 * Deletes library copies that were never approved (`now`: milliseconds since the epoch). An approval that starts
 * meanwhile writes new documents and files, which stay.
 */
export async function sweepLibrary({ db, bucket }: Pick<Deps, 'db' | 'bucket'>, now: number): Promise<void> {
  const before = Math.floor((now - PATIENCE) / 1000);
  const { docs } = await db.collection('libraryPictures').where('leftAt', '<=', before).limit(PAGE).get();
  for (const left of docs) await takeAway(bucket, left);
}

/**
 * Looks up the files before it marks the document as gone. If an approval copies them again afterwards, they are new
 * versions of the files and stay.
 */
async function takeAway(bucket: Deps['bucket'], { id, ref, updateTime }: QueryDocumentSnapshot) {
  const names = PICTURE_SIZES.map((size) => fileName(LIBRARY_FOLDER, id, size));
  const files = await Promise.all(names.map((name) => findFile(bucket, name)));
  const claimedAt = await unlessOvertaken<Timestamp>(async () => {
    const { writeTime } = await ref.update({ isGone: true }, { lastUpdateTime: updateTime });
    return writeTime;
  });
  if (claimedAt === null) return;
  for (const file of files) if (file !== null) await deleteUnchangedFile(file);
  await unlessOvertaken(() => ref.delete({ lastUpdateTime: claimedAt }));
}

function findFile(bucket: Deps['bucket'], name: string) {
  return unlessOvertaken(async () => {
    const file = bucket.file(name);
    await file.getMetadata();
    return file;
  });
}

/** Returns null if somebody else changed or deleted it first. */
async function unlessOvertaken<Answer>(work: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await work();
  } catch (error) {
    if (isOvertaken(error)) return null;
    throw error;
  }
}
