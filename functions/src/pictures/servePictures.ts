import { logger } from 'firebase-functions/v2';
import type { Request, Response } from 'firebase-functions/v2/https';
import { getInstanceDeps } from '../deps.ts';
import { isMissing } from './readRawFile.ts';

/** A picture never changes, so whoever has it may keep it; what is not there may come. */
const FOR_GOOD = 'public, max-age=31536000, immutable';
const NOT_KEPT = 'no-store';

/** `/pictures/{id}.webp`, of the library, or of a version; with `@2x`, or in `thumbs/`. */
const PATH =
  /^\/pictures\/(?:(library\/)|versions\/([\w-]{1,128}\/[1-9][0-9]{0,8}\/))?(thumbs\/)?([A-Za-z0-9]{20}(?:@2x)?\.webp)$/;

/** GET /pictures/**: an uploaded picture, under the page's own origin, so that canvases stay readable (docs/decisions/0019). */
export async function servePictures(request: Request, response: Response): Promise<void> {
  response.set({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' });
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.set('allow', 'GET, HEAD').status(405).end();
    return;
  }
  try {
    const name = toFileName(request.path);
    const [content] = name === null ? [] : await getInstanceDeps().bucket.file(name).download();
    if (content === undefined) return answerMissing(response);
    response
      .set({ 'cache-control': FOR_GOOD, 'content-security-policy': "default-src 'none'; sandbox" })
      .type('image/webp')
      .send(content);
  } catch (error) {
    if (isMissing(error)) return answerMissing(response);
    logger.error(error);
    response.set('cache-control', NOT_KEPT).status(503).type('text').send('Please try again in a moment.');
  }
}

/** In the store; null for an address that names no picture. */
function toFileName(path: string): string | null {
  const [, library = '', version, thumbs = '', name] = PATH.exec(path) ?? [];
  if (name === undefined) return null;
  return version === undefined
    ? `pictures/${library}${thumbs}${name}`
    : `versions/${version}${thumbs}${name}`;
}

function answerMissing(response: Response): void {
  response.set('cache-control', NOT_KEPT).status(404).type('text').send('There is no such picture.');
}
