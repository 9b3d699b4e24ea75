import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { buildApp, buildFunctions, buildServer } from '../../../tools/setup/buildParts.mjs';
import { SERVER_BUNDLE } from '../../../tools/setup/settings.mjs';
import { HOOK_LIMIT } from '../../limits.mjs';
import { readOrigin } from './readOrigin.ts';

/** The whole app like `npm start`, in a separate process with its own data folder. */
export interface RunningApp {
  url: string;
  dataDir: string;
  /** Kills the process at once, like a power cut. */
  kill: () => Promise<void>;
  /** Starts it again on the same port and data. */
  restart: () => Promise<void>;
  /** Ends the process in the regular way, and keeps its data. */
  stop: () => Promise<void>;
  /** Ends the process, and removes its data. */
  dispose: () => Promise<void>;
}

const SERVER = join(SERVER_BUNDLE.folder, SERVER_BUNDLE.program);

/**
 * Starts the app. @param seeded the data folder of a server that has ended, of which the app gets a copy; without one
 * the app is built and seeds its own
 */
export async function startApp(seeded?: string): Promise<RunningApp> {
  const { folder: dataDir, remove } = makeTemporaryFolder();
  if (seeded !== undefined) cpSync(seeded, dataDir, { recursive: true });
  // Builds the present sources; a build is skipped if nothing has changed.
  else for (const build of [buildApp, buildFunctions, buildServer]) await build();
  const first = await serve(0, dataDir);
  const { url } = first;
  let { server } = first;
  const stop = () => end(server, 'SIGTERM');
  return {
    url,
    dataDir,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      ({ server } = await serve(Number(new URL(url).port), dataDir));
    },
    stop,
    dispose: async () => {
      await stop();
      remove();
    },
  };
}

/** @param port 0 for any that is free */
async function serve(port: number, dataDir: string): Promise<{ server: ChildProcess; url: string }> {
  const server = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PICTURE_PAUSE: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Otherwise the server of a worker that gave up would go on, and slow down those of the next workers.
  const endWithUs = () => server.kill('SIGKILL');
  process.once('exit', endWithUs);
  server.once('exit', () => process.off('exit', endWithUs));
  const late = setTimeout(endWithUs, HOOK_LIMIT);
  try {
    return { server, url: await readOrigin(server) };
  } finally {
    clearTimeout(late);
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}
