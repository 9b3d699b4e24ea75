import { resolve } from 'node:path';
import { type Response, Router } from 'express';
import { type CachedPicture, PictureCache } from './PictureCache.ts';
import { listPictures } from './pictures.ts';

export interface ArtRouterOptions {
  /** Folder for rendered pictures; made when missing, safe to delete. */
  cacheDir: string;
}

/** An hour: stable names may be redrawn (R11); the ETag makes asking again cheap. */
const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Serves the library's pictures, to be mounted at `/art`; a picture is rendered when first asked for.
 * Unknown addresses get 404 with `{ error: { code, message } }`.
 */
export function createArtRouter({ cacheDir }: ArtRouterOptions): Router {
  const pictures = listPictures();
  const cache = new PictureCache(resolve(cacheDir));
  const router = Router();
  // A pattern without parameters: Express would answer 400 to an address it cannot decode.
  router.get(/.*/, async (request, response) => {
    const picture = pictures.get(request.path);
    if (picture) await sendFile(response, cache.folder, await cache.fileOf(picture));
    else response.status(404).json({ error: { code: 'not-found', message: 'No such picture.' } });
  });
  return router;
}

function sendFile(response: Response, root: string, { key, file }: CachedPicture): Promise<void> {
  response.set({ 'cache-control': CACHE_CONTROL, etag: `"${key}"` });
  return new Promise((done, fail) => {
    response.sendFile(file, { root, lastModified: false }, (error?: Error) => {
      // A reader who hangs up is no failure of ours.
      if (!error || response.headersSent) done();
      else fail(error);
    });
  });
}
