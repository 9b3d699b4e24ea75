import type { Transaction } from 'firebase-admin/firestore';
import { isLibraryUri, pictureIdOf } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { uploadUrisOf, urisOf } from '../../../core/room/pictures/roomPictures.ts';
import { backgroundsOf } from '../../../core/room/scenes.ts';
import type { Finding } from '../../../core/solve/findings/finding.ts';
import type { Deps } from '../deps.ts';
import { isPictureOf, pictureRefs } from './picture.ts';
import { fileName, LIBRARY_FOLDER } from './pictureFiles.ts';

type PictureDeps = Pick<Deps, 'db' | 'bucket'>;

/**
 * Returns findings for uploaded pictures that are gone, or neither the creator's nor the library's (L1):
 * knowing an address must not allow using the picture.
 */
export async function findForeignUploads(
  transaction: Transaction,
  deps: PictureDeps,
  room: Room,
): Promise<readonly Finding[]> {
  const foreign = new Set(await findForeign(transaction, deps, room));
  const items = room.itemOrder.filter((id) => {
    const item = room.itemConfigs[id];
    return item !== undefined && urisOf(item).some((uri) => foreign.has(uri));
  });
  return [
    ...(items.length > 0 ? [{ severity: 'error', code: 'foreignPicture', items } as const] : []),
    ...(backgroundsOf(room).some(({ uri }) => foreign.has(uri))
      ? [{ severity: 'error', code: 'foreignBackground', items: [] } as const]
      : []),
  ];
}

/** Returns the uploaded pictures that a room can show and that are not the library's, each once. */
export function ownUploadsOf(room: Room): readonly string[] {
  return uploadUrisOf(room).filter((uri) => !isLibraryUri(uri));
}

async function findForeign(transaction: Transaction, deps: PictureDeps, room: Room): Promise<string[]> {
  const fromLibrary = uploadUrisOf(room).filter(isLibraryUri);
  const own = ownUploadsOf(room);
  const [isThere, isOwn] = await Promise.all([
    Promise.all(fromLibrary.map((uri) => isInLibrary(deps, uri))),
    areOwn(transaction, deps, own, room.creatorId),
  ]);
  return [...fromLibrary.filter((_, index) => !isThere[index]), ...own.filter((_, index) => !isOwn[index])];
}

/** Returns whether a picture is in the library. Only an approval puts one there, and nothing removes it. */
async function isInLibrary({ bucket }: PictureDeps, uri: string): Promise<boolean> {
  const [exists] = await bucket.file(fileName(LIBRARY_FOLDER, pictureIdOf(uri), 'usual')).exists();
  return exists;
}

/** Checked in the transaction: a picture that is being deleted must not be published. */
async function areOwn(
  transaction: Transaction,
  { db }: PictureDeps,
  uris: readonly string[],
  userId: string,
): Promise<boolean[]> {
  if (uris.length === 0) return [];
  const stored = await transaction.getAll(...pictureRefs(db, uris), { fieldMask: ['userId', 'isGone'] });
  return stored.map((picture) => isPictureOf(userId, picture));
}
