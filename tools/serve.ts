/**
 * The composition root of the local server: the only place that knows the backend, the drawings and the seeds.
 * Expects installed packages and built parts; `tools/start.mjs` sees to both.
 */
import { resolve } from 'node:path';
import { createArtRouter } from '../art/serve.ts';
import { serveBuiltApp } from '../local/http/serveBuiltApp.ts';
import { StartError } from '../local/StartError.ts';
import { type Backend, startBackend } from '../local/startBackend.ts';
import { demoAccounts } from '../seeds/demoAccounts.ts';
import type { DevApp } from './serve/createDevApp.ts';
import { seedBackend } from './serve/seedBackend.ts';
import { fail, SetupError } from './setup/fail.mjs';
import { runScript } from './setup/run.mjs';
import { readSettings } from './setup/settings.mjs';

const isDevelopment = process.argv.includes('--dev');

async function serve(): Promise<void> {
  const { port, dataFolder } = readSettings();
  let devApp: DevApp | null = null;
  const backend: Backend = await startBackend({
    dataFolder,
    port,
    rules: {
      firestore: resolve('firestore.rules'),
      storage: resolve('storage.rules'),
      isWatched: isDevelopment,
    },
    indexes: resolve('firestore.indexes.json'),
    functionsEntry: resolve('functions/lib/index.js'),
    art: createArtRouter({ cacheDir: resolve('.cache/art') }),
    createApp: async (server) => {
      if (!isDevelopment) return serveBuiltApp(resolve('dist'));
      // Vite takes long to load and is needed for development alone.
      const { createDevApp } = await import('./serve/createDevApp.ts');
      devApp = await createDevApp(server, () => void rebuildFunctions(backend));
      return devApp.handler;
    },
    prepare: seedBackend,
  });
  closeOnSignals(async () => {
    await devApp?.close();
    await backend.close();
  });
  printReady(backend.port, dataFolder);
}

/** A failed rebuild leaves the functions as they were; the next change tries again. */
async function rebuildFunctions(backend: Backend): Promise<void> {
  try {
    await runScript('functions/build.mjs');
    await backend.reloadFunctions();
    console.log('Functions rebuilt.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}

/** The first signal closes in order; a second one does not wait. */
function closeOnSignals(close: () => Promise<void>): void {
  let isClosing = false;
  const end = () => {
    if (isClosing) process.exit(1);
    isClosing = true;
    close().then(() => process.exit(0), fail);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function printReady(port: number, dataFolder: string): void {
  const accounts = demoAccounts.map(({ email, password }) => `  ${email}  password: ${password}`);
  console.log(
    [
      '',
      `The app is ready: http://localhost:${port}`,
      'Demo accounts:',
      ...accounts,
      `Mails of the app: http://localhost:${port}/__local/mail`,
      `Everything is kept in ${dataFolder}. Ctrl+C stops.`,
    ].join('\n'),
  );
}

serve().catch((error: unknown) => fail(error instanceof StartError ? new SetupError(error.message) : error));
