import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Picture } from '../pictures.ts';
import { PictureCache } from './PictureCache.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
});

afterEach(() => rm(folder, { recursive: true, force: true }));

function square(color: string, width = 16): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16" width="16" height="16"><path d="M0 0H16V16H0Z" fill="${color}"/></svg>`;
  const size = { width, height: width };
  return { drawing: { size, draw: () => svg }, form: '', size };
}

it('R11 renders a changed drawing anew under the same address', async () => {
  const cache = new PictureCache(folder);
  const before = await cache.fileOf(square('#aa0000'));
  const after = await cache.fileOf(square('#00aa00'));
  expect(after).not.toBe(before);
  expect(await readdir(folder)).toHaveLength(2);
});

it('distinguishes sizes of one drawing', async () => {
  const cache = new PictureCache(folder);
  const small = await cache.fileOf(square('#aa0000', 16));
  const large = await cache.fileOf(square('#aa0000', 32));
  expect(large).not.toBe(small);
});

it('distinguishes qualities of one drawing, and uses one at its usual size only', async () => {
  const cache = new PictureCache(folder);
  const noise = Array.from(
    { length: 64 },
    (_, i) => `<path d="M${i} 0V64" stroke="hsl(${(i * 97) % 360} 80% 50%)"/>`,
  ).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${noise}</svg>`;
  const bytesOf = async (form: Picture['form'], quality?: number) => {
    const size = { width: 64, height: 64 };
    const drawing = { size, draw: () => svg, ...(quality !== undefined && { quality }) };
    return (await readFile(join(folder, await cache.fileOf({ drawing, form, size })))).byteLength;
  };
  expect(await bytesOf('', 20)).toBeLessThan((await bytesOf('')) / 1.2);
  expect(await bytesOf('@2x', 20)).toBe(await bytesOf('@2x'));
});

it('keeps the forms of one drawing beside each other', async () => {
  const cache = new PictureCache(folder);
  const usual = square('#aa0000');
  const file = await cache.fileOf(usual);
  const thumb = await cache.fileOf({ ...usual, form: '@thumb', size: { width: 8, height: 8 } });
  expect(file).toBe(`${cache.keyOf(usual.drawing)}.webp`);
  expect(thumb).toBe(`${cache.keyOf(usual.drawing)}@thumb.webp`);
});

it('leaves no file behind when a drawing fails', async () => {
  const cache = new PictureCache(folder);
  const size = { width: 16, height: 16 };
  const broken: Picture = { drawing: { size, draw: () => '<svg' }, form: '', size };
  await expect(cache.fileOf(broken)).rejects.toThrow();
  expect(await readdir(folder)).toEqual([]);
});

it('finds a rendered picture by a learned key, without drawing', async () => {
  const usual = square('#aa0000');
  const before = new PictureCache(folder);
  const file = await before.fileOf(usual);
  const undrawable = {
    ...usual.drawing,
    draw: () => {
      throw new Error('Drawn in vain');
    },
  };
  const after = new PictureCache(folder);
  after.learnKey(undrawable, before.keyOf(usual.drawing));
  expect(await after.fileOf({ ...usual, drawing: undrawable })).toBe(file);
});
