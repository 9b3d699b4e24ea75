import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BackgroundFacts, PictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { ManifestKeeper } from './ManifestKeeper.ts';

let cacheDir: string;
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'manifest-'));
});
afterEach(() => rm(cacheDir, { recursive: true }));

const facts: BackgroundFacts = { size: [1, 1], moods: {} };
const first: PictureManifest = { items: {}, backgrounds: { study: facts } };
const whole: PictureManifest = { items: {}, backgrounds: { study: facts, tomb: facts } };

it('has what is wanted first while the whole is made, and that alone the next time', async () => {
  const seen: (PictureManifest | null)[] = [];
  const options = {
    cacheDir,
    sources: 'art/frames',
    pause: 0,
    makeFirst: async () => {
      seen.push(keeper.manifest);
      return first;
    },
    makeManifest: async () => {
      seen.push(keeper.manifest);
      return whole;
    },
  };
  let keeper = new ManifestKeeper(options);
  await keeper.prepare();
  expect(seen).toEqual([null, { ...first, isPart: true }]);
  expect(keeper.manifest).toEqual(whole);
  keeper = new ManifestKeeper(options);
  await keeper.prepare();
  expect(seen).toHaveLength(2);
  expect(keeper.manifest).toEqual(whole);
});
