import { isVersionUri, libraryUri, pictureIdOf, uploadUri } from '../../catalogue/pictureAddresses.ts';
import type { Room } from '../model.ts';
import { mapPictures, uploadUrisOf } from './roomPictures.ts';

/**
 * A published version as a draft may hold it: the addresses by which it shows its creator's pictures become those that drafts
 * hold. Versions of before show copies of the library's too: which of two it is, the present draft says where it knows the picture.
 */
export function withDraftPictures(version: Room, present: Room): Room {
  const known = new Set(uploadUrisOf(present));
  const toDraft = (uri: string) => {
    const fromLibrary = libraryUri(pictureIdOf(uri));
    return known.has(fromLibrary) ? fromLibrary : uploadUri(pictureIdOf(uri));
  };
  return mapPictures(version, (uri) => (isVersionUri(uri) ? toDraft(uri) : uri));
}
