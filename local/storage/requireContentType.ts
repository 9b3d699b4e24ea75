import { RECOGNISED_TYPES } from './imageTypes.ts';
import { StorageError } from './StorageError.ts';

/**
 * Requires that a browser's file is of an allowed type. A picture is judged by its bytes and not by its name or its
 * sender's word: files are served from the app's own origin.
 * @param allowed content types; null allows all
 * @param imageType the type of picture that the bytes show; null for anything else
 * @throws StorageError invalid-argument
 */
export function requireContentType(
  allowed: readonly string[] | null,
  contentType: string | null,
  imageType: string | null,
): void {
  if (allowed !== null && (contentType === null || !allowed.includes(contentType)))
    throw new StorageError('invalid-argument', `Only these may be uploaded: ${allowed.join(', ')}.`);
  if (contentType !== null && RECOGNISED_TYPES.has(contentType) && contentType !== imageType)
    throw new StorageError('invalid-argument', `The file is called ${contentType}, but is no such picture.`);
}
