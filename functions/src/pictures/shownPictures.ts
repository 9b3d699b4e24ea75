import { createHash } from 'node:crypto';
import { isVersionUri, pictureIdOf, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { mapPictures } from '../../../core/room/pictures/roomPictures.ts';
import type { KeptVersion } from '../rooms/keptVersions.ts';

type Shown = Pick<KeptVersion, 'roomId' | 'version' | 'pictures'>;

/**
 * The room with the names by which its players know its creator's pictures. Their ids open the same files at their owner's own addresses,
 * whatever becomes of the room.
 */
export function withShownNames(room: Room, kept: Shown): Room {
  const ids = new Set(kept.pictures);
  if (ids.size === 0) return room;
  return mapPictures(room, (uri) => {
    const id = pictureIdOf(uri);
    return isVersionUri(uri) && ids.has(id)
      ? versionUri(kept.roomId, kept.version, shownName(kept, id))
      : uri;
  });
}

/** The id of the picture that a version shows by a name; undefined for any other name. */
export function findShown(kept: Shown, name: string): string | undefined {
  return kept.pictures.find((id) => shownName(kept, id) === name);
}

/** Of as many letters as an id: nobody finds another's by trying, nor the id by the name. */
export function shownName({ roomId, version }: Omit<Shown, 'pictures'>, id: string): string {
  return createHash('sha256').update(`${roomId}/${version}/${id}`).digest('hex').slice(0, id.length);
}
