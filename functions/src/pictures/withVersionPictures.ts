import { pictureIdOf, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { mapPictures } from '../../../core/room/pictures/roomPictures.ts';
import { ownUploadsOf } from './findForeignUploads.ts';

/**
 * A draft as a version shows it: its creator's pictures have addresses of the version, by which they are served as long as players may
 * see it. Their files stay the creator's, of which there is one each. Those of the library have their own address.
 */
export function withVersionPictures(
  draft: Room,
  { roomId, version }: { roomId: string; version: number },
): Room {
  const own = new Set(ownUploadsOf(draft));
  if (own.size === 0) return draft;
  return mapPictures(draft, (uri) => (own.has(uri) ? versionUri(roomId, version, pictureIdOf(uri)) : uri));
}
