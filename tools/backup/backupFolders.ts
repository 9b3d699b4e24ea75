import { dirname, join, resolve } from 'node:path';

/** Resolves a typed path from the folder in which npm was called. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path);
}

/**
 * Returns a folder for a new backup, beside the data folder and named by the time:
 * `backups/2026-11-21T14-45-00.000Z`.
 */
export function newBackupFolder(dataFolder: string, suffix = ''): string {
  // Windows allows no colon in a file's name.
  const time = new Date().toISOString().replaceAll(':', '-');
  return join(dirname(dataFolder), 'backups', `${time}${suffix}`);
}
