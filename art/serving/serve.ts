import { resolve } from 'node:path';
import { type Request, type Response, Router } from 'express';
import type { PictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { listPictures, type Picture } from '../pictures.ts';
import { hashedPictures, keyIn } from './hashedPictures.ts';
import type { ManifestKeeper } from './ManifestKeeper.ts';
import { PictureCache } from './PictureCache.ts';
import type { PictureMaker } from './PictureMaker.ts';

export interface ArtRouterOptions {
  /** Folder for rendered pictures; made when missing, safe to delete. */
  cacheDir: string;
  /** Makes the pictures in that folder; without one they are drawn on the server's own thread. */
  maker?: PictureMaker;
  /**
   * Without a keeper, or until it is ready, the manifest is empty and pictures are served by their stable
   * names only.
   */
  keeper?: ManifestKeeper;
}

/** An hour: stable names may be redrawn (R11); the ETag makes asking again cheap. */
const STABLE = 'public, max-age=3600';
/** A hashed name changes with the drawing. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

const NO_PICTURES: PictureManifest = { items: {}, backgrounds: {}, isPart: true };

/**
 * Serves the library's pictures, to be mounted at `/art`: by stable names, by hashed names, and the manifest that leads
 * from stable to hashed names. A picture is rendered when it is first requested. Unknown addresses get 404 with `{
 * error: { code, message } }`.
 */
export function createArtRouter({
  cacheDir,
  maker = new PictureCache(resolve(cacheDir)),
  keeper,
}: ArtRouterOptions): Router {
  const stable = listPictures();
  const findHashed = createHashedFinder(stable, maker, keeper);
  const router = Router();
  router.get('/manifest.json', (_request, response) => {
    response.set('cache-control', 'no-cache').json(keeper?.manifest ?? NO_PICTURES);
  });
  // A pattern without parameters: Express would respond 400 to an address that it cannot decode.
  router.get(/.*/, async ({ path }: Request, response) => {
    const hashed = findHashed(path);
    const picture = hashed ?? stable.get(path);
    if (picture) await sendPicture(response, maker, picture, hashed ? IMMUTABLE : STABLE);
    else response.status(404).json({ error: { code: 'not-found', message: 'No such picture.' } });
  });
  return router;
}

/**
 * Indexes a manifest once, when it is ready; with its keys, rendered pictures are found without drawing them.
 */
function createHashedFinder(
  stable: ReadonlyMap<string, Picture>,
  maker: PictureMaker,
  keeper: ManifestKeeper | undefined,
): (address: string) => Picture | undefined {
  let hashed: ReadonlyMap<string, Picture> | null = null;
  let sorted: PictureManifest | null = null;
  return (address) => {
    if (keeper?.manifest && keeper.manifest !== sorted) {
      sorted = keeper.manifest;
      hashed = hashedPictures(sorted, stable);
      for (const [file, { drawing }] of hashed) maker.learnKey(drawing, keyIn(file));
    }
    return hashed?.get(address);
  };
}

async function sendPicture(
  response: Response,
  maker: PictureMaker,
  picture: Picture,
  cacheControl: string,
): Promise<void> {
  const file = await maker.fileOf(picture);
  response.set({ 'cache-control': cacheControl, etag: `"${file.replace('.webp', '')}"` });
  await new Promise<void>((done, fail) => {
    response.sendFile(
      file,
      { root: maker.folder, lastModified: false, cacheControl: false },
      (error?: Error) => {
        // A client that disconnects is not an error, whether during the drawing or during the transfer.
        if (!error || response.headersSent || response.socket?.destroyed !== false) done();
        else fail(error);
      },
    );
  });
}
