import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { LoadServer } from '../load/LoadServer.ts';

/** Milliseconds between two looks: the server tells the longest delay of its last whole second. */
const LOOK = 500;
const QUIET_LOOKS = 10;

interface BackupWatch {
  seconds: number;
  /** The event loop's longest delay in ms, before the backup and during it. */
  quiet: number;
  during: number;
}

/** Takes a backup of a running server by the command, and watches how late the server is. */
export async function watchBackup(
  server: LoadServer,
  dataFolder: string,
  target: string,
): Promise<BackupWatch> {
  let quiet = 0;
  for (let look = 0; look < QUIET_LOOKS; look++) quiet = Math.max(quiet, await lookAt(server));
  const begun = performance.now();
  const child = spawn(process.execPath, ['tools/backup.mjs', target], {
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  let during = 0;
  while (child.exitCode === null) during = Math.max(during, await lookAt(server));
  const [code] = await ended;
  if (code !== 0) throw new Error(`The backup failed: ${code}.`);
  return { seconds: (performance.now() - begun) / 1000, quiet, during };
}

async function lookAt(server: LoadServer): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, LOOK));
  return (await server.readHealth()).eventLoopDelay;
}
