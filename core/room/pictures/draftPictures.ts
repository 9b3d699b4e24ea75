import { isVersionUri, libraryUri, pictureIdOf, uploadUri } from '../../catalogue/pictureAddresses.ts';
import type { Room } from '../model.ts';
import { mapPictures, uploadUrisOf } from './roomPictures.ts';

/**
 * A published version as a draft may hold it: its own copies of uploaded pictures become the pictures they were made of.
 * Which of two that is, the present draft says where it knows the picture; else it is the creator's own.
 */
export function withDraftPictures(version: Room, present: Room): Room {
  const known = new Set(uploadUrisOf(present));
  const toDraft = (uri: string) => {
    const fromLibrary = libraryUri(pictureIdOf(uri));
    return known.has(fromLibrary) ? fromLibrary : uploadUri(pictureIdOf(uri));
  };
  return mapPictures(version, (uri) => (isVersionUri(uri) ? toDraft(uri) : uri));
}
