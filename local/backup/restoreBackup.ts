import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import Database from 'libsql';
import { clearIncoming, type DataFolder } from '../openDataFolder.ts';
import { DATABASE_FILE, FILES_FOLDER, INCOMING_FILE } from '../store/checkDataFolder.ts';
import { isOutOfSpace } from '../store/isOutOfSpace.ts';
import { migrate } from '../store/migrations/migrate.ts';
import { ownFilePath } from '../store/ownFiles.ts';
import { syncPath } from '../store/syncPath.ts';
import { BackupError } from './BackupError.ts';
import { setAside } from './backUp.ts';
import { countRows, listNamedFiles, type NamedFile, readWhole } from './contents.ts';
import { forEachFile } from './forEachFile.ts';
import type { Manifest } from './manifest.ts';
import { swapTables } from './swapTables.ts';
import { verifyBackup } from './verifyBackup.ts';
import { writeDurably } from './writeDurably.ts';

export interface RestoreOptions {
  /** The backup's folder. */
  backup: string;
  /** A folder for the present content; none is created for an empty data folder. */
  aside: string;
  /**
   * Runs work while no request is being handled. Handlers whose client has left or was cut off are not waited
   * for: they may read the old state and write into the new one.
   */
  runAlone: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Replaces a data folder's content by a backup. The backup's files are copied first, under names that no
 * object has; then all rows change in one transaction; then unreferenced files are removed. A crash leaves
 * the old state or the new one, with files that the next start removes. @throws BackupError if the backup is
 * incomplete or the disk is full; then nothing is changed
 */
export async function restoreBackup(data: DataFolder, options: RestoreOptions): Promise<Manifest> {
  const { manifest, files } = await verifyBackup(options.backup);
  try {
    await data.files.keepAll(() => replace(data, files, options));
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
    throw new BackupError('There is no room for the backup. Nothing was restored.', { cause: error });
  }
  return manifest;
}

/** In any case, files that the database does not name are removed at the end. */
async function replace(
  data: DataFolder,
  files: readonly NamedFile[],
  options: RestoreOptions,
): Promise<void> {
  const { backup, aside, runAlone } = options;
  const incoming = join(data.root, INCOMING_FILE);
  try {
    await forEachFile(files, (named) => bringIn(data, backup, named));
    await prepareDatabase(join(backup, DATABASE_FILE), incoming);
    await runAlone(async () => {
      if (!isEmpty(data)) await setAside(data, aside);
      for (const { file } of listNamedFiles(data.database)) await data.files.remove(file);
      swapTables(data.database, incoming);
    });
  } finally {
    for (const { file } of files) await data.files.remove(file);
    clearIncoming(data.root);
  }
}

/** Copies a file; an existing incomplete one is replaced, since it may be the reason for restoring. */
async function bringIn({ files }: DataFolder, backup: string, named: NamedFile): Promise<void> {
  const place = files.pathOf(named.file);
  if ((await readWhole(place, named)) !== null) return;
  const bytes = await readWhole(ownFilePath(join(backup, FILES_FOLDER), named.file), named);
  if (bytes === null)
    throw new BackupError(`The backup ${backup} was changed meanwhile. Nothing was restored.`);
  await mkdir(dirname(place), { recursive: true });
  // Under a name of our own, so that the next start after a crash removes it.
  const arriving = join(dirname(place), randomUUID());
  try {
    await writeDurably(arriving, bytes);
    await rename(arriving, place);
  } finally {
    await rm(arriving, { force: true });
  }
  await syncPath(dirname(place), 'r');
}

async function prepareDatabase(from: string, incoming: string): Promise<void> {
  await copyFile(from, incoming);
  const database = new Database(incoming);
  try {
    migrate(database);
    // Our backups contain no uploads, and a file named by one would be removed when it expires.
    database.exec('DELETE FROM storage_uploads');
  } finally {
    database.close();
  }
}

function isEmpty({ database }: DataFolder): boolean {
  return (['documents', 'accounts', 'storage_objects'] as const).every(
    (table) => countRows(database, table) === 0,
  );
}
