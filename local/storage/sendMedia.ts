import type { Response } from 'express';
import { SHOWN_TYPES } from './imageTypes.ts';
import { dispositionOf, etagOf } from './objectView.ts';
import { StorageError } from './StorageError.ts';
import type { StoredObject } from './StoredObject.ts';

/**
 * Streams an object's bytes, or the requested range. They are served from the app's own origin, so an
 * uploaded HTML or SVG could act as the signed-in user: only pictures are shown in place, and never with a
 * type guessed by the browser.
 */
export function sendMedia(response: Response, filesFolder: string, object: StoredObject): Promise<void> {
  const isShown = SHOWN_TYPES.has(object.contentType ?? '');
  response.set({
    'content-type': isShown && object.contentType ? object.contentType : 'application/octet-stream',
    'content-disposition': dispositionOf(isShown ? 'inline' : 'attachment', object.name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': object.cacheControl ?? 'private, max-age=0',
    'x-goog-hash': `crc32c=${object.crc32c},md5=${object.md5Hash}`,
    etag: etagOf(object),
  });
  return sendFile(response, filesFolder, object);
}

function sendFile(response: Response, root: string, object: StoredObject): Promise<void> {
  return new Promise((resolve, reject) => {
    response.sendFile(object.file, { root, cacheControl: false, lastModified: false }, (error) => {
      if (!error || response.headersSent) resolve();
      else reject(refusalOf(error, response, object));
    });
  });
}

/** Removes the file's own headers, which would be wrong on a refusal. */
function refusalOf(error: Error & { status?: number }, response: Response, object: StoredObject) {
  for (const header of ['content-disposition', 'cache-control', 'x-goog-hash', 'etag'])
    response.removeHeader(header);
  if (error.status === 412) return new StorageError('precondition-failed', 'It is another version by now');
  if (error.status !== 416)
    return new StorageError('object-not-found', `The file of ${object.name} is gone`, { cause: error });
  response.set('content-range', `bytes */${object.size}`);
  return new StorageError('range-not-satisfiable', `The file has ${object.size} bytes`);
}
