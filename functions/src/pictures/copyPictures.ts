import { pictureIdOf, uploadUri, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { mapPictures, uploadUrisOf } from '../../../core/room/pictures/roomPictures.ts';
import type { Deps } from '../deps.ts';
import { copyPicture, LIBRARY_FOLDER, OWN_FOLDER, versionFolder } from './pictureFiles.ts';

type Bucket = Deps['bucket'];

/** Pictures that are copied at once. */
const AT_ONCE = 8;

/**
 * Gives a version its own copies of the uploaded pictures that its room can show, so that a deleted upload leaves it
 * whole; answers the room with their addresses. @throws where a picture is gone
 */
export async function copyRoomPictures(
  bucket: Bucket,
  room: Room,
  { roomId, version }: { roomId: string; version: number },
): Promise<Room> {
  const folder = versionFolder(roomId, version);
  const uris = uploadUrisOf(room);
  await copyAll(bucket, uris, folder);
  const copies = new Map(uris.map((uri) => [uri, versionUri(roomId, version, pictureIdOf(uri))]));
  return uris.length === 0 ? room : mapPictures(room, (uri) => copies.get(uri) ?? uri);
}

async function copyAll(bucket: Bucket, uris: readonly string[], to: string): Promise<void> {
  for (let start = 0; start < uris.length; start += AT_ONCE)
    await Promise.all(
      uris.slice(start, start + AT_ONCE).map((uri) => {
        const pictureId = pictureIdOf(uri);
        const from = uri === uploadUri(pictureId) ? OWN_FOLDER : LIBRARY_FOLDER;
        return copyPicture(bucket, pictureId, from, to);
      }),
    );
}
