import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { buildFunctions, buildServer } from '../../../tools/setup/buildParts.mjs';
import { SERVER_BUNDLE } from '../../../tools/setup/settings.mjs';
import { readOrigin } from '../../e2e/support/readOrigin.ts';
import { WAIT_LIMIT } from '../../limits.mjs';
import { HttpConnection } from './HttpConnection.ts';

const healthSchema = v.object({
  memoryBytes: v.number(),
  cpuSeconds: v.number(),
  eventLoopDelay: v.number(),
  billed: v.object({
    reads: v.number(),
    writes: v.number(),
    deletes: v.number(),
    calls: v.number(),
    liveBytes: v.number(),
  }),
});
export type Health = v.InferOutput<typeof healthSchema>;

export interface LoadServer {
  readonly origin: string;
  readonly readHealth: () => Promise<Health>;
  /** Waits until the server has nothing to do: after a start it may still be drawing pictures. */
  readonly settle: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface LoadServerOptions {
  nodeOptions?: readonly string[];
  /** Fills the new data folder before the server starts. */
  fill?: (dataFolder: string) => Promise<void>;
}

/** Starts the server in a separate process over a new data folder, like `npm start`. */
export async function startLoadServer({
  nodeOptions = [],
  fill = async () => {},
}: LoadServerOptions = {}): Promise<LoadServer> {
  await buildLoadServer();
  const dataFolder = mkdtempSync(join(tmpdir(), 'escape-load-'));
  await fill(dataFolder);
  const server = await openLoadServer(dataFolder, nodeOptions);
  return {
    ...server,
    close: async () => {
      await server.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** Builds what `openLoadServer` runs. */
export async function buildLoadServer(): Promise<void> {
  await buildFunctions();
  await buildServer();
}

/** Starts the server over a data folder, which stays. */
export async function openLoadServer(
  dataFolder: string,
  nodeOptions: readonly string[] = [],
): Promise<LoadServer> {
  const script = join(SERVER_BUNDLE.folder, SERVER_BUNDLE.program);
  const child = spawn(process.execPath, [...nodeOptions, script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await readOrigin(child);
  return {
    origin,
    readHealth: () => readHealth(origin),
    settle: () => settle(origin),
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Milliseconds between two checks. */
const LOOK = 1000;
/** Processor seconds in one check below which it counts as idle. */
const IDLE_SECONDS = 0.05;

async function settle(origin: string): Promise<void> {
  const end = performance.now() + WAIT_LIMIT;
  let before = (await readHealth(origin)).cpuSeconds;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, LOOK));
    const { cpuSeconds } = await readHealth(origin);
    if (cpuSeconds - before < IDLE_SECONDS) return;
    before = cpuSeconds;
  }
}

/** A server's health. */
export async function readHealth(origin: string): Promise<Health> {
  const connection = new HttpConnection(origin);
  const { text } = await connection.get('/__local/health');
  connection.close();
  return v.parse(healthSchema, JSON.parse(text));
}
