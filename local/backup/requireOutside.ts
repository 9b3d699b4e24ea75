import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { BackupError } from './BackupError.ts';

/**
 * Keeps a backup out of the data folder: it would go with what it is to save, and be in the way of what lies there.
 * @param target a folder that may not be there yet
 * @throws BackupError
 */
export function requireOutside(dataFolder: string, target: string): void {
  const way = relative(realPathOf(dataFolder), realPathOf(target));
  if (way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way)) return;
  throw new BackupError(
    `${target} is in the data folder ${dataFolder}. Choose a folder outside of it for the backup.`,
  );
}

/** Links lead elsewhere than they look; what is not there yet will lie where the last folder that is there does. */
function realPathOf(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync.native(whole);
  const parent = dirname(whole);
  // A drive that is not there has no parent.
  return parent === whole ? whole : join(realPathOf(parent), basename(whole));
}
