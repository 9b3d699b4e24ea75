import { addressesOf } from '../../../core/catalogue/upload.ts';
import type { Room } from '../../../core/room/model.ts';
import { uploadUrisOf, withPicturesOf } from '../../../core/room/pictures/roomPictures.ts';
import type { UploadsPort } from '../../shared/ports/UploadsPort.ts';

/** A room from a file as somebody may keep it, and how many uploaded pictures of others were left out of it. @throws BackendError */
export async function keepOwnPictures(
  uploads: Pick<UploadsPort, 'listUploads'>,
  userId: string,
  room: Room,
): Promise<{ room: Room; leftOut: number }> {
  if (uploadUrisOf(room).length === 0) return { room, leftOut: 0 };
  const own = await uploads.listUploads(userId);
  return withPicturesOf(room, new Set(own.flatMap(({ entry }) => addressesOf(entry))));
}
