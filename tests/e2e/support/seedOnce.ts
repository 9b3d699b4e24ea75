import { setTimeout as pause } from 'node:timers/promises';
import { HOOK_LIMIT } from '../../limits.mjs';
import { startApp } from './startApp.ts';

/** The environment variable by which workers find the folder. */
const VARIABLE = 'SEEDED_FOLDER';

/**
 * Starts a server, which seeds its data folder and creates the manifest of the library's pictures, and stops
 * it: all workers' servers start with a copy. Returns a function that removes the folder.
 */
export async function seedOnce(): Promise<() => Promise<void>> {
  const app = await startApp();
  await untilListed(app.url);
  await app.stop();
  process.env[VARIABLE] = app.dataDir;
  return app.dispose;
}

/** The seeded data folder to copy; undefined if none was made. */
export function findSeeded(): string | undefined {
  return process.env[VARIABLE];
}

/** Waits until the manifest is complete; on a machine too slow for that, each server creates its own. */
async function untilListed(url: string): Promise<void> {
  const late = AbortSignal.timeout(HOOK_LIMIT);
  const isPart = async () => (await (await fetch(`${url}/art/manifest.json`)).json()).isPart;
  while (!late.aborted && (await isPart())) await pause(100);
}
