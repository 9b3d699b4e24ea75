import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { PictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { listPictures, type Picture } from '../pictures.ts';
import { createManifest } from './createManifest.ts';
import { hashedPictures } from './hashedPictures.ts';
import { PictureCache, writeWhole } from './PictureCache.ts';

export interface RenderAllOptions {
  /** The folder that gets the manifest, and one file for every stable and every hashed address below `/art`. */
  folder: string;
  cacheDir: string;
}

/** Writes all that production serves below `/art`. Pictures that the cache holds are only copied. */
export async function renderAll({ folder, cacheDir }: RenderAllOptions): Promise<PictureManifest> {
  const cache = new PictureCache(cacheDir);
  const stable = listPictures();
  const manifest = await createManifest(cache);
  await writeWhole(join(folder, 'manifest.json'), JSON.stringify(manifest));
  const waiting = [...stable, ...hashedPictures(manifest, stable)];
  // As many at a time as there are cores, since the renderer draws each picture on one.
  await Promise.all(Array.from({ length: availableParallelism() }, () => renderNext(waiting, cache, folder)));
  return manifest;
}

async function renderNext(waiting: [string, Picture][], cache: PictureCache, folder: string): Promise<void> {
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [address, picture] = next;
    const target = join(folder, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(cache.folder, await cache.fileOf(picture)), target);
  }
}
