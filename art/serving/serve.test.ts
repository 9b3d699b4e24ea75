import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import express, { type ErrorRequestHandler } from 'express';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPictureGuide } from '../../core/catalogue/pictureGuide.ts';
import { type PictureManifest, parsePictureManifest } from '../../core/catalogue/pictureManifest.ts';
import { items } from '../items/library.ts';
import { createManifest } from './createManifest.ts';
import { ManifestKeeper } from './ManifestKeeper.ts';
import { PictureCache } from './PictureCache.ts';
import { PictureThread } from './PictureThread.ts';
import { type ArtRouterOptions, createArtRouter } from './serve.ts';

let cacheDir: string;
let server: Server;
let origin: string;

beforeEach(async () => {
  // A dot in the path is the usual case: `.cache/art`, `.data/art`.
  cacheDir = join(await mkdtemp(join(tmpdir(), 'art-')), '.cache');
  await start();
});

afterEach(async () => {
  await stop();
  await rm(cacheDir, { recursive: true, force: true });
});

function start(
  options: Partial<ArtRouterOptions> = {},
  onFailure: (error: unknown) => void = () => {},
): Promise<void> {
  const tellFailure: ErrorRequestHandler = (error, _request, _response, next) => {
    onFailure(error);
    next(error);
  };
  return new Promise((done) => {
    server = express()
      .use('/art', createArtRouter({ cacheDir, ...options }))
      .use(tellFailure)
      .listen(0, '127.0.0.1', () => {
        origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
        done();
      });
  });
}

function stop(): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

describe('the art router', () => {
  it('serves an item at its size on a 1920 px stage, and twice that', async () => {
    const small = await fetch(`${origin}/art/items/door/oak/default.webp`);
    expect(small.status).toBe(200);
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(small.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await sizeOf(small)).toEqual({ width: 288, height: 533, format: 'webp' });
    const large = await fetch(`${origin}/art/items/door/oak/default@2x.webp`);
    expect(await sizeOf(large)).toEqual({ width: 576, height: 1066, format: 'webp' });
  });

  it('serves thumbs of items and backgrounds', async () => {
    const chest = await sizeOf(await fetch(`${origin}/art/thumbs/chest.webp`));
    expect(Math.max(chest.width, chest.height)).toBe(128);
    const study = await sizeOf(await fetch(`${origin}/art/thumbs/study/blue.webp`));
    expect(study).toEqual({ width: 320, height: 180, format: 'webp' });
  });

  it('renders concurrent requests for one picture once, and keeps it', async () => {
    const address = `${origin}/art/items/note/blue/default.webp`;
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(address)));
    const bodies = await Promise.all(answers.map((answer) => answer.bytes()));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
    expect(await readdir(cacheDir)).toHaveLength(1);
  });

  it('responds with 304 to a known ETag, also after a restart', async () => {
    const etag = (await fetch(`${origin}/art/thumbs/note.webp`)).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{16}@thumb"$/);
    expect(await statusFor('/art/thumbs/note.webp', etag)).toBe(304);
    expect(await statusFor('/art/thumbs/note.webp', '"another"')).toBe(200);
    await stop();
    await start();
    expect(await statusFor('/art/thumbs/note.webp', etag)).toBe(304);
    expect(await readdir(cacheDir)).toHaveLength(1);
  });

  it('renders again what was deleted from the cache while it runs', async () => {
    const address = `${origin}/art/thumbs/note.webp`;
    await fetch(address);
    await rm(cacheDir, { recursive: true });
    expect((await fetch(address)).status).toBe(200);
  });

  it('takes a reader who hangs up while the picture is drawn for no failure', async () => {
    let failure: unknown = null;
    await stop();
    await start({}, (error) => {
      failure = error;
    });
    await hangUpOn('/art/items/door/oak/default.webp');
    await expect.poll(listRendered).toHaveLength(1);
    // Requests run one after the other, so this response proves that the first request has ended.
    await fetch(`${origin}/art/thumbs/note.webp`);
    expect(failure).toBeNull();
  });

  it('serves an empty manifest until it is made, then one that leads to files that never change, and keeps it', async () => {
    const entry = new URL('./pictureWorker.ts', import.meta.url);
    const thread = new PictureThread({ folder: cacheDir, entry });
    // One item is enough; a server of the end-to-end tests creates the manifest of the whole library.
    const library = { items: items.filter(({ entry }) => entry.id === 'note'), backgrounds: [] };
    const cache = new PictureCache(cacheDir);
    const makeManifest = (pause: number) => createManifest(cache, () => sleep(pause), library);
    const options = { cacheDir, sources: 'art', pause: 0, makeManifest };
    const keeper = new ManifestKeeper(options);
    await stop();
    await start({ keeper, maker: thread });
    expect(await fetchManifest()).toEqual({ items: {}, backgrounds: {}, isPart: true });
    await keeper.prepare();
    const { file = '' } =
      createPictureGuide(await fetchManifest()).get('/art/items/note/blue/default.webp') ?? {};
    const answer = await fetch(`${origin}${file}`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const stable = await fetch(`${origin}/art/items/note/blue/default.webp`);
    expect(await answer.bytes()).toEqual(await stable.bytes());
    const double = await sizeOf(await fetch(`${origin}${file.replace('.webp', '@2x.webp')}`));
    expect(double.width).toBe(2 * (await sizeOf(await fetch(`${origin}${file}`))).width);

    // It would take an hour to make it again.
    const next = new ManifestKeeper({ ...options, pause: 3_600_000 });
    await next.prepare();
    expect(next.manifest).toEqual(keeper.manifest);
  });

  it.each([
    '/art/files/0123456789abcdef.webp',
    '/art/files/..%2f..%2fpackage.json',
    '/art/items/no-such-item/oak/default.webp',
    '/art/items/door/no-such-colour/default.webp',
    '/art/items/coin/gold/opened.webp',
    '/art/items/door/oak/default.png',
    '/art/backgrounds/study/no-such-mood.webp',
    '/art/thumbs/%2e%2e%2f%2e%2e%2fpackage.json',
    '/art/%ff',
    '/art/',
  ])('answers 404 to %s', async (address) => {
    const answer = await fetch(`${origin}${address}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: { code: 'not-found', message: 'No such picture.' } });
  });
});

async function fetchManifest(): Promise<PictureManifest> {
  const parsed = parsePictureManifest(await (await fetch(`${origin}/art/manifest.json`)).json());
  if (!parsed.ok) throw new Error(parsed.refusal.path);
  return parsed.value;
}

/** Does not use fetch, since that adds `cache-control: no-cache`, which requests the whole picture. */
function statusFor(path: string, etag: string): Promise<number | undefined> {
  return new Promise((done, fail) => {
    get(`${origin}${path}`, { headers: { 'if-none-match': etag } }, (answer) => {
      answer.resume();
      done(answer.statusCode);
    }).on('error', fail);
  });
}

async function listRendered(): Promise<string[]> {
  return (await readdir(cacheDir)).filter((name) => name.endsWith('.webp'));
}

/** Requests a picture and closes the connection before it can be ready. */
function hangUpOn(path: string): Promise<void> {
  return new Promise((done) => {
    const request = get(`${origin}${path}`).on('error', () => done());
    server.once('request', () => request.destroy());
  });
}

async function sizeOf(answer: Response) {
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height, format };
}
