import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listPictures, type Picture } from '../pictures.ts';
import { PictureThread } from './PictureThread.ts';

const ENTRY = new URL('./pictureWorker.ts', import.meta.url);

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function pictureAt(address: string): Picture {
  const picture = listPictures().get(address);
  if (!picture) throw new Error(`No such picture: ${address}`);
  return picture;
}

/** Returns the library's picture of that address, with a drawing that fails here. */
function undrawable(address: string): Picture {
  const { form, size } = pictureAt(address);
  const draw = () => {
    throw new Error('Drawn on the thread of the server');
  };
  return { form, size, drawing: { size, draw } };
}

it('draws elsewhere, each picture once however many ask, and finds again what is there', async () => {
  const note = undrawable('/thumbs/note.webp');
  const unknown = undrawable('/thumbs/chest.webp');
  const thread = new PictureThread({ folder, entry: ENTRY }, new Map([['/thumbs/note.webp', note]]));
  const files = await Promise.all([note, note, note].map((picture) => thread.fileOf(picture)));
  expect(await readdir(folder)).toEqual([...new Set(files)]);
  await expect(thread.fileOf(unknown)).rejects.toThrow('No such picture');

  const without = new PictureThread({ folder, entry: pathToFileURL(join(folder, 'none.js')) });
  without.learnKey(note.drawing, files[0]?.replace('@thumb.webp', '') ?? '');
  expect(await without.fileOf(note)).toBe(files[0]);
  await rm(join(folder, files[0] ?? ''));
  expect(await thread.fileOf(note)).toBe(files[0]);
  expect(await readdir(folder)).toHaveLength(1);
});

it('fails those who wait when the thread does, and begins another one for the next', async () => {
  const entry = join(folder, 'entry.mjs');
  const note = pictureAt('/thumbs/note.webp');
  const thread = new PictureThread({ folder, entry: pathToFileURL(entry) });
  await writeFile(entry, 'throw new Error("spoilt");');
  await expect(Promise.all([thread.fileOf(note), thread.makeManifest(0)])).rejects.toThrow('spoilt');
  await writeFile(entry, 'process.exit();');
  await expect(thread.fileOf(note)).rejects.toThrow('has ended');
});
