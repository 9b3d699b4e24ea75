import { deletedRoomRef } from '../bin/deletedRoom.ts';
import type { Deps } from '../deps.ts';
import { roomRef } from '../rooms/paths.ts';
import { deleteUnchangedFile } from './deleteUnchangedFile.ts';
import { findGoneRooms, findMissingRooms, findUnbinned } from './findMissingRooms.ts';

/** Files of one page. */
const PAGE = 1000;

/** The metadata field in which Firebase stores a file's tokens. */
const TOKENS = 'firebaseStorageDownloadTokens';

type Bucket = Deps['bucket'];
type StoredFile = ReturnType<Bucket['file']>;

/** Which rooms' files may be deleted, by folder. */
const FIND_NEEDLESS = { images: findMissingRooms, versions: findGoneRooms, deleted: findUnbinned };
type Folder = keyof typeof FIND_NEEDLESS;

/**
 * Deletes unneeded pictures: `images/{roomId}.webp` of deleted rooms; `versions/{roomId}/{n}.webp`, with its
 * small and rough pictures, of rooms that are gone for good; `deleted/{roomId}.webp` of rooms in no bin. Also
 * removes tokens from older version covers, since these open a cover for ever, even after its room was hidden
 * (decision 0043). Continues where the last page stopped; returns true at the end, after which it restarts.
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

/** Returns whether the room, or its place in the bin, is there by now: it may have been restored meanwhile. */
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
