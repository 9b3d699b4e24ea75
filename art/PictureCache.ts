import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Picture } from './pictures.ts';
import { RASTER_VERSION, render } from './render.ts';

export interface CachedPicture {
  /** Changes when the drawing does. */
  key: string;
  /** File name inside the cache's folder. */
  file: string;
}

/** Rendered pictures in a folder, named by a hash of what was drawn: a changed drawing is rendered anew, an old one is never served. */
export class PictureCache {
  readonly folder: string;
  readonly #keys = new Map<Picture, string>();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The picture's file, rendered if it is not there yet; calls for one picture at the same time render it once. */
  async fileOf(picture: Picture): Promise<CachedPicture> {
    const key = this.#keyOf(picture);
    const file = `${key}.webp`;
    const underWay = this.#underWay.get(key);
    if (underWay) await underWay;
    else await this.#renderOnce(key, picture, join(this.folder, file));
    return { key, file };
  }

  async #renderOnce(key: string, picture: Picture, path: string): Promise<void> {
    const work = renderInto(path, picture);
    this.#underWay.set(key, work);
    try {
      await work;
    } finally {
      this.#underWay.delete(key);
    }
  }

  /** Drawings cannot change while the process runs, so each is hashed once. */
  #keyOf(picture: Picture): string {
    const known = this.#keys.get(picture);
    if (known) return known;
    const { width, height } = picture.size;
    const content = `${RASTER_VERSION} ${width} ${height} ${picture.draw()}`;
    const key = createHash('sha256').update(content).digest('hex').slice(0, 32);
    this.#keys.set(picture, key);
    return key;
  }
}

async function renderInto(path: string, picture: Picture): Promise<void> {
  if (await exists(path)) return;
  const bytes = await render(picture.draw(), picture.size);
  await mkdir(join(path, '..'), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.tmp`;
  await writeFile(unfinished, bytes);
  // A crash in the middle of writing must not leave half a picture under its final name.
  await rename(unfinished, path);
}

async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
