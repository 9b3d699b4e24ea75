import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawing, Picture, PictureForm } from '../pictures.ts';
import { RASTER_VERSION, render } from '../render.ts';
import type { PictureMaker } from './PictureMaker.ts';

const KEY_LENGTH = 16;

/**
 * Stores rendered pictures in a folder, named by a hash of the drawing: a changed drawing is rendered again,
 * and an old picture is never served.
 */
export class PictureCache implements PictureMaker {
  readonly folder: string;
  readonly #keys = new Map<Drawing, string>();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Changes when the drawing does. Drawings cannot change while the process runs, so each is hashed once. */
  keyOf(drawing: Drawing): string {
    const known = this.#keys.get(drawing);
    if (known) return known;
    const { size, quality } = drawing;
    const content = `${RASTER_VERSION} ${size.width} ${size.height} ${quality ?? ''}${drawing.draw()}`;
    const key = createHash('sha256').update(content).digest('hex').slice(0, KEY_LENGTH);
    this.#keys.set(drawing, key);
    return key;
  }

  learnKey(drawing: Drawing, key: string): void {
    this.#keys.set(drawing, key);
  }

  async fileOf(picture: Picture): Promise<string> {
    const file = fileName(this.keyOf(picture.drawing), picture.form);
    const underWay = this.#underWay.get(file);
    if (underWay) await underWay;
    else await this.#renderOnce(file, picture);
    return file;
  }

  async #renderOnce(file: string, picture: Picture): Promise<void> {
    const work = renderInto(join(this.folder, file), picture);
    this.#underWay.set(file, work);
    try {
      await work;
    } finally {
      this.#underWay.delete(file);
    }
  }
}

export function fileName(key: string, form: PictureForm): string {
  return `${key}${form}.webp`;
}

async function renderInto(path: string, { drawing, form, size }: Picture): Promise<void> {
  if (await exists(path)) return;
  await writeWhole(path, await render(drawing.draw(), size, form === '' ? drawing.quality : undefined));
}

/** Writes a file so that a crash in the middle never leaves half of it under its final name. */
export async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await mkdir(join(path, '..'), { recursive: true });
  const unfinished = `${path}.${randomUUID()}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, path);
}

export async function exists(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
