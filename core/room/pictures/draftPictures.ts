import { isVersionUri, libraryUri, pictureIdOf, uploadUri } from '../../catalogue/pictureAddresses.ts';
import type { Room } from '../model.ts';
import { mapPictures, uploadUrisOf } from './roomPictures.ts';

/**
 * Returns a published version with the addresses that drafts hold for its creator's pictures. In older versions, copies
 * of library pictures have addresses like the creator's own; where the present draft has the library picture, the
 * address becomes the library's.
 */
export function withDraftPictures(version: Room, present: Room): Room {
  const known = new Set(uploadUrisOf(present));
  const toDraft = (uri: string) => {
    const fromLibrary = libraryUri(pictureIdOf(uri));
    return known.has(fromLibrary) ? fromLibrary : uploadUri(pictureIdOf(uri));
  };
  return mapPictures(version, (uri) => (isVersionUri(uri) ? toDraft(uri) : uri));
}
