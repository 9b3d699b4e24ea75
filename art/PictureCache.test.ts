import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { PictureCache } from './PictureCache.ts';
import type { Picture } from './pictures.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function square(color: string, width = 16): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><path d="M0 0H16V16H0Z" fill="${color}"/></svg>`;
  return { size: { width, height: width }, draw: () => svg };
}

it('R11 renders a changed drawing anew under the same address', async () => {
  const cache = new PictureCache(folder);
  const before = await cache.fileOf(square('#aa0000'));
  const after = await cache.fileOf(square('#00aa00'));
  expect(after.key).not.toBe(before.key);
  expect(await readdir(folder)).toHaveLength(2);
});

it('tells sizes of one drawing apart', async () => {
  const cache = new PictureCache(folder);
  const small = await cache.fileOf(square('#aa0000', 16));
  const large = await cache.fileOf(square('#aa0000', 32));
  expect(large.key).not.toBe(small.key);
});

it('leaves no file behind when a drawing fails', async () => {
  const cache = new PictureCache(folder);
  const broken: Picture = { size: { width: 16, height: 16 }, draw: () => '<svg' };
  await expect(cache.fileOf(broken)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});
