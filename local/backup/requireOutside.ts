import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BackupError } from './BackupError.ts';

/**
 * Refuses a backup folder inside the data folder: it would be lost together with the data, and a restore cannot move
 * the data folder into itself.
 * @param target a folder that may not exist yet
 * @throws BackupError
 */
export function requireOutside(dataFolder: string, target: string): void {
  const way = relative(realPathOf(dataFolder), realPathOf(target));
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return;
  throw new BackupError(
    `${target} is in the data folder ${dataFolder}. Choose a folder outside of it for the backup.`,
  );
}

/** The real path behind links; a missing folder is resolved by its last existing parent. */
function realPathOf(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync.native(whole);
  const parent = dirname(whole);
  // A drive that is not there has no parent.
  return parent === whole ? whole : join(realPathOf(parent), basename(whole));
}
