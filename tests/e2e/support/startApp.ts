import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeTemporaryFolder } from '#local/testing/temporaryFolder';
import { buildApp, buildFunctions, buildServer } from '../../../tools/setup/buildParts.mjs';
import { SERVER_BUNDLE } from '../../../tools/setup/settings.mjs';
import { HOOK_LIMIT } from '../../limits.mjs';

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
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  let server = await serve(port, dataDir, url);
  const stop = () => end(server, 'SIGTERM');
  return {
    url,
    dataDir,
    kill: () => end(server, 'SIGKILL'),
    restart: async () => {
      server = await serve(port, dataDir, url);
    },
    stop,
    dispose: async () => {
      await stop();
      remove();
    },
  };
}

async function serve(port: number, dataDir: string, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [SERVER], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, PICTURE_PAUSE: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Otherwise the server of a worker that gave up would go on, and slow down those of the next workers.
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  let output = '';
  child.stdout?.on('data', (chunk) => (output += chunk));
  child.stderr?.on('data', (chunk) => (output += chunk));
  const late = AbortSignal.timeout(HOOK_LIMIT);
  while (!(await isHealthy(url))) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`);
    if (late.aborted) {
      await end(child, 'SIGKILL');
      throw new Error(`The server was not ready in time:\n${output}`);
    }
    await pause(100);
  }
  return child;
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/__local/health`)).ok;
  } catch {
    return false;
  }
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill(signal);
  });
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('No free port.')),
      );
    });
  });
}
