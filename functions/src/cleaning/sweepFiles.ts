import type { Deps } from '../deps.ts';
import { roomRef } from '../rooms/paths.ts';
import { deleteUnchangedFile } from './deleteUnchangedFile.ts';
import { findMissingRooms } from './findMissingRooms.ts';

/** Files that one page has. */
const PAGE = 1000;

/** Where Firebase keeps the tokens of a file. */
const TOKENS = 'firebaseStorageDownloadTokens';

type Bucket = Deps['bucket'];
type StoredFile = ReturnType<Bucket['file']>;

/**
 * Deletes the pictures of rooms that are gone: `images/{roomId}.webp`, which the browser may not have got to, and
 * `versions/{roomId}/{n}.webp` with its small and rough pictures. Of the latter it takes away the tokens that versions of before
 * had: they open a cover for ever, also of a room that is hidden since (decision 0043). It goes on where the page before stopped, and
 * begins anew at the end, which it answers.
 */
export async function sweepFiles(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  folder: string,
): Promise<boolean> {
  const state = db.doc(`sweeps/${folder}`);
  const pageToken: unknown = (await state.get()).get('pageToken');
  const { files, next } = await readPage(bucket, folder, pageToken);
  const missing = new Set(await findMissingRooms(db, [...new Set(files.map(roomIdOf))]));
  for (const file of files) {
    const roomId = roomIdOf(file);
    if (folder === 'versions') await closeFile(file);
    if (missing.has(roomId) && !(await roomRef(db, roomId).get()).exists) await deleteUnchangedFile(file);
  }
  await state.set({ pageToken: next });
  return next === null;
}

async function readPage(bucket: Bucket, folder: string, pageToken: unknown) {
  const from = typeof pageToken === 'string' ? { pageToken } : {};
  const query = { prefix: `${folder}/`, maxResults: PAGE, autoPaginate: false, ...from };
  const [files, next] = await bucket.getFiles(query);
  return { files, next: (next as { pageToken?: string } | null)?.pageToken ?? null };
}

async function closeFile(file: StoredFile): Promise<void> {
  if (!file.metadata.metadata?.[TOKENS]) return;
  await file.setMetadata({ metadata: { [TOKENS]: null } });
}

function roomIdOf({ name }: StoredFile): string {
  return (name.split('/')[1] ?? '').replace(/\.webp$/, '');
}
