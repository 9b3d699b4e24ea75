import { addressesOf } from '../../../core/catalogue/upload.ts';
import type { Room } from '../../../core/room/model.ts';
import { uploadUrisOf, withPicturesOf } from '../../../core/room/pictures/roomPictures.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';

/**
 * The room from a file as its new owner may keep it, and how many of other people's uploads were removed.
 * @throws BackendError
 */
export async function keepOwnPictures(
  uploads: Pick<UploadsPort, 'listUploads'>,
  userId: string,
  room: Room,
): Promise<{ room: Room; leftOut: number }> {
  if (uploadUrisOf(room).length === 0) return { room, leftOut: 0 };
  const own = await uploads.listUploads(userId);
  return withPicturesOf(room, new Set(own.flatMap(({ entry }) => addressesOf(entry))));
}
