import { setTimeout as pause } from 'node:timers/promises';
import { HOOK_LIMIT } from '../../limits.mjs';
import { startApp } from './startApp.ts';

/** Where the workers, which inherit the environment, find the folder. */
const VARIABLE = 'SEEDED_FOLDER';

/**
 * Starts a server, which seeds its data folder and makes the manifest of the library's pictures, and ends it: the servers of all
 * workers begin with a copy, and find the manifest beside the pictures. Answers what removes the folder.
 */
export async function seedOnce(): Promise<() => Promise<void>> {
  const app = await startApp();
  await untilListed(app.url);
  await app.stop();
  process.env[VARIABLE] = app.dataDir;
  return app.dispose;
}

/** The data folder that a run's servers begin with a copy of; undefined where nobody made one. */
export function findSeeded(): string | undefined {
  return process.env[VARIABLE];
}

/** Until the manifest is whole; on a machine that is too slow for it each server makes its own. */
async function untilListed(url: string): Promise<void> {
  const late = AbortSignal.timeout(HOOK_LIMIT);
  const isPart = async () => (await (await fetch(`${url}/art/manifest.json`)).json()).isPart;
  while (!late.aborted && (await isPart())) await pause(100);
}
