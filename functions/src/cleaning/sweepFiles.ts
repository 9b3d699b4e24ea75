import { deletedRoomRef } from '../bin/deletedRoom.ts';
import type { Deps } from '../deps.ts';
import { roomRef } from '../rooms/paths.ts';
import { deleteUnchangedFile } from './deleteUnchangedFile.ts';
import { findGoneRooms, findMissingRooms, findUnbinned } from './findMissingRooms.ts';

/** Files that one page has. */
const PAGE = 1000;

/** Where Firebase keeps the tokens of a file. */
const TOKENS = 'firebaseStorageDownloadTokens';

type Bucket = Deps['bucket'];
type StoredFile = ReturnType<Bucket['file']>;

/** Of which rooms the files of a folder may go. */
const FIND_NEEDLESS = { images: findMissingRooms, versions: findGoneRooms, deleted: findUnbinned };
type Folder = keyof typeof FIND_NEEDLESS;

/**
 * Deletes pictures that nobody needs any more: `images/{roomId}.webp` of deleted rooms, which the browser may not have got to;
 * `versions/{roomId}/{n}.webp` with its small and rough pictures of those that are gone for good; `deleted/{roomId}.webp` of those that lie in no bin. Of the latter it takes away the tokens that versions of before
 * had: they open a cover for ever, also of a room that is hidden since (decision 0043). It goes on where the page before stopped, and
 * begins anew at the end, which it answers.
 */
export async function sweepFiles(
  { db, bucket }: Pick<Deps, 'db' | 'bucket'>,
  folder: Folder,
): Promise<boolean> {
  const state = db.doc(`sweeps/${folder}`);
  const pageToken: unknown = (await state.get()).get('pageToken');
  const { files, next } = await readPage(bucket, folder, pageToken);
  const needless = new Set(await FIND_NEEDLESS[folder](db, [...new Set(files.map(roomIdOf))]));
  for (const file of files) {
    const roomId = roomIdOf(file);
    if (folder === 'versions') await closeFile(file);
    if (needless.has(roomId) && !(await isThere(db, folder, roomId))) await deleteUnchangedFile(file);
  }
  await state.set({ pageToken: next });
  return next === null;
}

/** Looked at once more: it may have come back meanwhile. */
async function isThere(db: Deps['db'], folder: Folder, roomId: string): Promise<boolean> {
  const ref = folder === 'deleted' ? deletedRoomRef(db, roomId) : roomRef(db, roomId);
  return (await ref.get()).exists;
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
