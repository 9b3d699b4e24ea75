/**
 * The composition root of the local server: the only place that knows the backend, the drawings and the seeds.
 * Expects installed packages and built functions; `tools/start.mjs` sees to both.
 */

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RequestHandler } from 'express';
import * as v from 'valibot';
import { type LocalBackend, startBackend } from '#local';
import { closeOnSignals } from '#local/closeOnSignals';
import { StartError } from '#local/errors';
import { serveBuiltApp } from '#local/serveBuiltApp';
import { ManifestKeeper } from '../art/serving/ManifestKeeper.ts';
import { PicturesAhead } from '../art/serving/PicturesAhead.ts';
import { PictureThread } from '../art/serving/PictureThread.ts';
import { createArtRouter } from '../art/serving/serve.ts';
import { demoAccounts } from '../seeds/demoAccounts.ts';
import { demoRooms } from '../seeds/demoRooms.ts';
import { picturesOfRooms } from '../seeds/picturesOfRooms.ts';
import { APP_BACKEND } from './serve/appBackend.ts';
import { APP_HEADERS } from './serve/appHeaders.ts';
import { classroomLines } from './serve/classroomLines.ts';
import type { DevApp } from './serve/createDevApp.ts';
import { localPrices } from './serve/localPrices.ts';
import { seedBackend } from './serve/seedBackend.ts';
import { fail, SetupError } from './setup/fail.mjs';
import { readLan } from './setup/lan.mjs';
import { runScript } from './setup/run.mjs';
import { readSettings } from './setup/settings.mjs';

const packageSchema = v.object({ version: v.string() });
const isDevelopment = process.argv.includes('--dev');
const PICTURES = resolve('.cache/art');
const PICTURE_WORKER = './pictureWorker.js';

interface ServeOptions {
  /** Resolves when the app is built. Until then requests for it wait, while the data folder is seeded. */
  whenBuilt?: Promise<void>;
}

/**
 * Serves everything, and resolves when the app can be used. @throws SetupError with one clear line for problems that the
 * user can fix
 */
export async function serve({ whenBuilt = Promise.resolve() }: ServeOptions = {}): Promise<void> {
  const { port, dataFolder, log, picturePause } = readSettings();
  const lan = readLan();
  const maker = new PictureThread({ folder: PICTURES, entry: pictureWorker() });
  const first = picturesOfRooms(demoRooms);
  const ahead = new PicturesAhead({ maker, first, pause: picturePause });
  const keeper = new ManifestKeeper({
    cacheDir: PICTURES,
    sources: resolve('art'),
    pause: picturePause,
    makeFirst: () => maker.makeManifest(0, first),
    makeManifest: (pause) => {
      // New drawings need new pictures of the first rooms.
      void ahead.draw();
      return maker.makeManifest(pause);
    },
  });
  // The preparation below waits for it. A build that fails before would otherwise end the process with a stack trace.
  whenBuilt.catch(() => {});
  let devApp: DevApp | null = null;
  const starting: Promise<LocalBackend> = startBackend({
    ...APP_BACKEND,
    dataFolder,
    port,
    log,
    version: readVersion(),
    rules: {
      firestore: resolve('firestore.rules'),
      storage: resolve('storage.rules'),
      realtime: resolve('database.rules.json'),
      isWatched: isDevelopment,
    },
    indexes: resolve('firestore.indexes.json'),
    functionsEntry: resolve('functions/lib/index.js'),
    pages: {
      '/dashboard': 'dashboardPage',
      '/gameplay/:roomId': 'roomPreview',
      '/pictures/*path': 'pictures',
    },
    prices: localPrices,
    mounts: { '/art': createArtRouter({ cacheDir: PICTURES, maker, keeper }) },
    createApp: async (server) => {
      if (!isDevelopment) return serveOnceBuilt(whenBuilt);
      // Vite takes long to load and is needed for development alone.
      const { createDevApp } = await import('./serve/createDevApp.ts');
      devApp = await createDevApp(server, () => void rebuildFunctions(starting));
      return devApp.handler;
    },
    ...(lan !== null && { lan: { ...lan, closedAccounts: demoAccounts.map(({ email }) => email) } }),
    prepare: async (running) => {
      await Promise.all([seedBackend(running, lan !== null), whenBuilt]);
    },
  });
  const backend = await starting.catch((error: unknown) => {
    throw error instanceof StartError ? new SetupError(error.message) : error;
  });
  closeOnSignals(async () => {
    await devApp?.close();
    await backend.close();
  }, fail);
  const { port: opened } = backend;
  const lines =
    lan === null ? ownLines(opened) : classroomLines({ ...lan, addresses: lan.addresses(), port: opened });
  console.log(['', ...lines, `Everything is kept in ${dataFolder}. Ctrl+C stops.`].join('\n'));
  // Nobody waits for it: until then, pictures use their stable names.
  keeper.prepare().catch((error: unknown) => console.error('The manifest of the pictures failed.', error));
}

function serveOnceBuilt(whenBuilt: Promise<void>): RequestHandler {
  const serveApp = serveBuiltApp(resolve('dist'), APP_HEADERS);
  return (request, response, next) => void whenBuilt.then(() => serveApp(request, response, next), next);
}

/** Returns the address of the worker: its source, or in a build the built file beside this one. */
function pictureWorker(): URL {
  const isSource = import.meta.url.endsWith('.ts');
  return new URL(isSource ? '../art/serving/pictureWorker.ts' : PICTURE_WORKER, import.meta.url);
}

function readVersion(): string {
  return v.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8'))).version;
}

/**
 * Rebuilds the functions. A failed rebuild leaves them as they were, and the next change tries again. A change that is
 * saved while the rooms are still being seeded waits for that.
 */
async function rebuildFunctions(starting: Promise<LocalBackend>): Promise<void> {
  try {
    await runScript('functions/build.mjs');
    const backend = await starting;
    await backend.reloadFunctions();
    console.log('Functions rebuilt.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

function ownLines(port: number): readonly string[] {
  return [
    `The app is ready: http://localhost:${port}`,
    'Demo accounts:',
    ...demoAccounts.map(({ email, password }) => `  ${email}  password: ${password}`),
    `Mails of the app: http://localhost:${port}/__local/mail`,
    `Pretend payments: http://localhost:${port}/__local/pay`,
  ];
}
