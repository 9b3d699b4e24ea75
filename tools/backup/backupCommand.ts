import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { askServer, backUp, type Manifest } from '#local/backup';
import { DATABASE_FILE, openDataFolder } from '#local/dataFolder';
import { FolderInUseError } from '#local/errors';
import { SetupError } from '../setup/fail.mjs';
import { readSettings } from '../setup/settings.mjs';
import { newBackupFolder, typedPath } from './backupFolders.ts';
import { describeBackup } from './describeBackup.ts';
import { inOneLine } from './inOneLine.ts';

/** Takes a backup into the given folder, or into a new one. @throws SetupError with one clear line */
export async function backupCommand([folder]: readonly string[]): Promise<void> {
  const { dataFolder } = readSettings();
  const target = folder === undefined ? newBackupFolder(dataFolder) : typedPath(folder);
  if (!existsSync(join(dataFolder, DATABASE_FILE)))
    throw new SetupError(`There is nothing to back up: ${dataFolder} holds no ${DATABASE_FILE}.`);
  const manifest = await inOneLine(() => takeBackup(dataFolder, target));
  console.log(`Backed up ${describeBackup(manifest)} to ${target}`);
  if (manifest.spoiltFiles.length > 0)
    console.warn(`Missing or damaged in ${dataFolder} already: ${manifest.spoiltFiles.join(', ')}`);
}

/** Lets a running server take the backup, since only the server knows what it is about to delete. */
async function takeBackup(dataFolder: string, target: string): Promise<Manifest> {
  try {
    const data = openDataFolder(dataFolder);
    return await backUp(data, target).finally(data.close);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return askServer(dataFolder, 'backup', { target });
  }
}
