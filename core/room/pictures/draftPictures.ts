import { isVersionUri, libraryUri, pictureIdOf, uploadUri } from '../../catalogue/pictureAddresses.ts';
import type { Room } from '../model.ts';
import { mapPictures, uploadUrisOf } from './roomPictures.ts';

/**
 * Returns a published version with the addresses of its creator's pictures as drafts hold them. Older
 * versions also have copies of library pictures; the present draft tells the two apart if it has the picture.
 */
export function withDraftPictures(version: Room, present: Room): Room {
  const known = new Set(uploadUrisOf(present));
  const toDraft = (uri: string) => {
    const fromLibrary = libraryUri(pictureIdOf(uri));
    return known.has(fromLibrary) ? fromLibrary : uploadUri(pictureIdOf(uri));
  };
  return mapPictures(version, (uri) => (isVersionUri(uri) ? toDraft(uri) : uri));
}
