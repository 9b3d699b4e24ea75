import { IMAGE_TYPES } from './imageTypes.ts';
import { StorageError } from './StorageError.ts';

/**
 * Browsers may upload only pictures, judged by their bytes and not by name or claimed type, since the files
 * are served from the app's own origin. @throws StorageError invalid-argument
 */
export function requirePicture(contentType: string | null, imageType: string | null): void {
  if (contentType === null || !IMAGE_TYPES.has(contentType))
    throw new StorageError('invalid-argument', `Only these may be uploaded: ${[...IMAGE_TYPES].join(', ')}.`);
  if (contentType !== imageType)
    throw new StorageError('invalid-argument', `The file is called ${contentType}, but is no such picture.`);
}
