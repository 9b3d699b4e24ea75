import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type DataFolder, lockDataFolder, openDataFolder, restoredFolder } from '../openDataFolder.ts';
import { DataFolderFault } from '../StartError.ts';
// biome-ignore lint/correctness/useImportExtensions: the linter takes the types beside the file for the file
import { makeFolder } from '../store/makeFolder.mjs';
import { BackupError } from './BackupError.ts';
import type { Manifest } from './manifest.ts';
import { requireOutside } from './requireOutside.ts';
import { type RestoreOptions, restoreBackup } from './restoreBackup.ts';

/**
 * Restores a backup into a data folder that no server has open. One that is damaged, or of a newer version, is moved
 * aside as a whole, since nothing can be copied out of it.
 * @throws BackupError, StartError, FolderInUseError; nothing is changed then
 */
export async function restoreFolder(
  root: string,
  options: Omit<RestoreOptions, 'runAlone'>,
): Promise<Manifest> {
  const data = openIfWhole(root);
  if (data === null) return replaceFolder(root, options);
  return restoreInto(data, options);
}

function openIfWhole(root: string): DataFolder | null {
  try {
    return openDataFolder(root);
  } catch (error) {
    if (error instanceof DataFolderFault && error.type !== 'foreign') return null;
    throw error;
  }
}

async function restoreInto(data: DataFolder, options: Omit<RestoreOptions, 'runAlone'>): Promise<Manifest> {
  try {
    return await restoreBackup(data, { ...options, runAlone: (work) => work() });
  } finally {
    data.close();
  }
}

/**
 * The new folder is complete before the old one is moved. After a crash between the two renamings, the next start does
 * the second one.
 */
async function replaceFolder(root: string, options: Omit<RestoreOptions, 'runAlone'>): Promise<Manifest> {
  requireOutside(root, options.aside);
  const unlock = lockDataFolder(root);
  const partial = `${root}.partial`;
  try {
    await rm(partial, { recursive: true, force: true });
    const manifest = await restoreInto(openDataFolder(partial), options);
    await rm(restoredFolder(root), { recursive: true, force: true });
    await rename(partial, restoredFolder(root));
    await moveAside(root, options.aside);
    await rename(restoredFolder(root), root);
    return manifest;
  } finally {
    await rm(partial, { recursive: true, force: true });
    unlock();
  }
}

async function moveAside(root: string, aside: string): Promise<void> {
  try {
    makeFolder(dirname(aside));
    await rename(root, aside);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new BackupError(`What is there now cannot be kept in ${aside} (${reason}). Nothing was restored.`, {
      cause,
    });
  }
}
