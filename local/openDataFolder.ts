import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { DataFolderFault, FolderInUseError, StartError } from './StartError.ts';
import { FileFolder } from './storage/FileFolder.ts';
import { checkDataFolder, DATABASE_FILE, FILES_FOLDER, INCOMING_FILE } from './store/checkDataFolder.ts';
import { DatabaseFault, type DatabaseFaultType } from './store/DatabaseFault.ts';
import type { LocalDatabase } from './store/LocalDatabase.ts';

// biome-ignore lint/correctness/useImportExtensions: the linter takes the types beside the file for the file
import { makeFolder } from './store/makeFolder.mjs';
import { closeDatabase, openDatabase } from './store/openDatabase.ts';

export interface DataFolder {
  /** An absolute path. */
  root: string;
  database: LocalDatabase;
  files: FileFolder;
  close: () => void;
}

/**
 * Opens (or creates) the folder that stores everything, for this process alone, and migrates it to the newest version.
 * @throws StartError when it cannot be written to, is damaged, or belongs to another program; FolderInUseError when
 * another process has it open. In these cases nothing in it is changed.
 */
export function openDataFolder(root: string): DataFolder {
  finishRestore(root);
  const unlock = lockDataFolder(root);
  try {
    clearIncoming(root);
    checkDataFolder(root);
    makeFolder(join(root, FILES_FOLDER));
    const database = openDatabase(join(root, DATABASE_FILE));
    const close = () => {
      closeDatabase(database);
      unlock();
    };
    const files = new FileFolder(join(root, FILES_FOLDER), isNamedIn(database));
    return { root, database, files, close };
  } catch (error) {
    unlock();
    throw error instanceof DatabaseFault ? refusalOf(root, error) : unusable(root, error);
  }
}

/**
 * Locks the folder until the returned function is called: two servers on one folder would not know of each other's
 * transactions. SQLite's lock ends with the process, even after kill -9.
 * @throws StartError, FolderInUseError
 */
export function lockDataFolder(root: string): () => void {
  const lock = openLock(root);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new FolderInUseError(`The data folder ${root} is in use by another server.`);
    throw unusable(root, error);
  }
  return () => lock.close();
}

/** The folder in which a restore leaves the complete new data if it cannot move the old folder away. */
export function restoredFolder(root: string): string {
  return `${root}.restored`;
}

/** Ends a restore that was cut off after the old folder was moved away; without this an empty folder would be made. */
function finishRestore(root: string): void {
  if (!existsSync(root) && existsSync(restoredFolder(root))) renameSync(restoredFolder(root), root);
}

/** Removes the copy of a backup's database that a restore leaves if it is cut off. */
export function clearIncoming(root: string): void {
  for (const suffix of ['', '-journal']) rmSync(join(root, `${INCOMING_FILE}${suffix}`), { force: true });
}

function openLock(root: string): LocalDatabase {
  try {
    // Readable only by its owner, since the signing key in it allows acting as anybody.
    makeFolder(root);
    return new Database(join(root, 'lock.sqlite'));
  } catch (error) {
    throw unusable(root, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}

const ADVICE: Readonly<Record<DatabaseFaultType, string>> = {
  newer: 'Update the program.',
  foreign: 'Choose another folder: DATA_DIR=other npm start',
  damaged: 'Restore a backup: npm run restore -- <folder of the backup>',
};

function refusalOf(root: string, { type, message, cause }: DatabaseFault): DataFolderFault {
  const what = {
    newer: 'is of a newer version',
    foreign: 'is not one of this program',
    damaged: 'is damaged',
  };
  const advice = `Nothing in it was changed. ${ADVICE[type]}`;
  return new DataFolderFault(type, `The data folder ${root} ${what[type]} (${message}). ${advice}`, {
    cause,
  });
}

function unusable(root: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The data folder ${root} cannot be written to (${reason}).`, { cause: error });
}

/** Returns whether an object or an unfinished upload has a file. */
function isNamedIn(database: LocalDatabase): (file: string) => boolean {
  const find = database.prepare(
    'SELECT 1 FROM storage_objects WHERE file = ?1 UNION ALL SELECT 1 FROM storage_uploads WHERE file = ?1',
  );
  return (file) => find.get(file) !== undefined;
}
