/** Renders the whole library for production: `npx tsx art/renderAll.ts dist/art [cache folder]`. */
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PictureCache } from './PictureCache.ts';
import { listPictures } from './pictures.ts';

export interface RenderAllOptions {
  /** Gets one file for every address below `/art`. */
  folder: string;
  cacheDir: string;
}

/** Writes every picture under its address; gives their count. Pictures that the cache holds are only copied. */
export async function renderAll({ folder, cacheDir }: RenderAllOptions): Promise<number> {
  const cache = new PictureCache(cacheDir);
  const pictures = listPictures();
  for (const [address, picture] of pictures) {
    const { file } = await cache.fileOf(picture);
    const target = join(folder, address);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(join(cache.folder, file), target);
  }
  return pictures.size;
}

const [, script = '', folder, cacheDir = '.cache/art'] = process.argv;
if (import.meta.url === pathToFileURL(script).href) {
  if (!folder) throw new Error('Usage: npx tsx art/renderAll.ts <folder> [cache folder]');
  console.log(`${await renderAll({ folder, cacheDir })} pictures in ${folder}`);
}
