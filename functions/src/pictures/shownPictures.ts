import { createHash } from 'node:crypto';
import { isVersionUri, pictureIdOf, versionUri } from '../../../core/catalogue/pictureAddresses.ts';
import type { Room } from '../../../core/room/model.ts';
import { mapPictures } from '../../../core/room/pictures/roomPictures.ts';
import type { KeptVersion } from '../rooms/keptVersions.ts';

type Shown = Pick<KeptVersion, 'roomId' | 'version' | 'pictures'>;

/**
 * Returns the room with public names for its creator's pictures: their ids would open the files at their
 * owner's addresses, whatever happens to the room.
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

/** Returns the id of the picture with a public name in a version; undefined for any other name. */
export function findShown(kept: Shown, name: string): string | undefined {
  return kept.pictures.find((id) => shownName(kept, id) === name);
}

/** Returns a name as long as an id: neither other names nor the id can be guessed from it. */
export function shownName({ roomId, version }: Omit<Shown, 'pictures'>, id: string): string {
  return createHash('sha256').update(`${roomId}/${version}/${id}`).digest('hex').slice(0, id.length);
}
