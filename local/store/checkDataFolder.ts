import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseFault } from './DatabaseFault.ts';
import { inspectDatabase } from './inspectDatabase.ts';
import { listOwnFiles } from './ownFiles.ts';

/** The files of a data folder. */
export const DATABASE_FILE = 'database.sqlite';
export const FILES_FOLDER = 'files';
/** A backup's database, while it is brought to this version. */
export const INCOMING_FILE = 'incoming.sqlite';

/**
 * Checks a data folder before anything is written. Creating a database beside the files of a lost one would
 * hide the loss and delete the files as unreferenced. @throws DatabaseFault for a folder that must not be
 * opened
 */
export function checkDataFolder(folder: string): void {
  const file = join(folder, DATABASE_FILE);
  if (sizeOf(file) > 0 && !inspectDatabase(file).isEmpty) return;
  const orphans = findOrphans(folder);
  if (orphans === undefined) return;
  const what = existsSync(file) ? 'is empty' : 'is missing';
  throw new DatabaseFault('damaged', `${DATABASE_FILE} ${what}, but ${orphans}`);
}

/** A file that cannot exist without a database; undefined for a new folder. */
function findOrphans(folder: string): string | undefined {
  if (sizeOf(join(folder, `${DATABASE_FILE}-wal`)) > 0) return `${DATABASE_FILE}-wal is there`;
  const files = join(folder, FILES_FOLDER);
  return existsSync(files) && listOwnFiles(files).length > 0 ? `${FILES_FOLDER}/ holds files` : undefined;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
