import { existsSync } from 'node:fs';
import { askServer, type Manifest, restoreFolder } from '#local/backup';
import { FolderInUseError } from '#local/errors';
import { SetupError } from '../setup/fail.mjs';
import { readSettings } from '../setup/settings.mjs';
import { newBackupFolder, typedPath } from './backupFolders.ts';
import { describeBackup } from './describeBackup.ts';
import { inOneLine } from './inOneLine.ts';

/** Restores the given backup. @throws SetupError with one clear line */
export async function restoreCommand([folder]: readonly string[]): Promise<void> {
  if (folder === undefined)
    throw new SetupError(
      'Which backup? npm run restore -- <folder of the backup>, such as backups/2026-11-21…',
    );
  const { dataFolder } = readSettings();
  const places = { backup: typedPath(folder), aside: newBackupFolder(dataFolder, '-before-restore') };
  const manifest = await inOneLine(() => restore(dataFolder, places));
  console.log(`Restored ${describeBackup(manifest)} of ${manifest.takenAt} to ${dataFolder}`);
  if (existsSync(places.aside)) console.log(`What was there before is in ${places.aside}`);
}

/** Lets a running server restore the backup, since its memory has to change too. */
async function restore(dataFolder: string, places: { backup: string; aside: string }): Promise<Manifest> {
  try {
    return await restoreFolder(dataFolder, places);
  } catch (error) {
    if (!(error instanceof FolderInUseError)) throw error;
    return askServer(dataFolder, 'restore', places);
  }
}
