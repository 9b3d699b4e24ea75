import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { StartError } from './StartError.ts';
import { type LocalDatabase, openDatabase } from './store/openDatabase.ts';

export interface DataFolder {
  database: LocalDatabase;
  filesFolder: string;
  close: () => void;
}

/**
 * Opens (or makes) the folder that keeps everything, for this process alone.
 * @throws StartError when it cannot be written to or when another server has it open.
 */
export function openDataFolder(folder: string): DataFolder {
  const filesFolder = join(folder, 'files');
  makeFolder(filesFolder, folder);
  const unlock = lockFolder(folder);
  const database = openDatabase(join(folder, 'database.sqlite'));
  return {
    database,
    filesFolder,
    close: () => {
      database.close();
      unlock();
    },
  };
}

function makeFolder(filesFolder: string, folder: string): void {
  try {
    mkdirSync(filesFolder, { recursive: true });
  } catch (error) {
    throw unusable(folder, error);
  }
}

/** Two servers over one folder would each believe their own copy of open transactions. SQLite's lock ends with the process, even after kill -9. */
function lockFolder(folder: string): () => void {
  const lock = openLock(folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (isBusy(error)) throw new StartError(`The data folder ${folder} is in use by another server.`);
    throw unusable(folder, error);
  }
  return () => lock.close();
}

function openLock(folder: string): Database.Database {
  try {
    return new Database(join(folder, 'lock.sqlite'));
  } catch (error) {
    throw unusable(folder, error);
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && /locked|busy/i.test(error.message);
}

function unusable(folder: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The data folder ${folder} cannot be written to (${reason}).`, { cause: error });
}
