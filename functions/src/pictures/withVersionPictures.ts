import { pictureIdOf, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { mapPictures } from '../../../core/room/pictures/roomPictures.ts';
import { ownUploadsOf } from './findForeignUploads.ts';

/**
 * Returns a draft as published: its creator's pictures get addresses of the version, which are served as long
 * as players may see it. The files stay the creator's; library pictures keep their addresses.
 */
export function withVersionPictures(
  draft: Room,
  { roomId, version }: { roomId: string; version: number },
): Room {
  const own = new Set(ownUploadsOf(draft));
  if (own.size === 0) return draft;
  return mapPictures(draft, (uri) => (own.has(uri) ? versionUri(roomId, version, pictureIdOf(uri)) : uri));
}
