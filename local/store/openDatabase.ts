import Database from 'libsql';
import { isOutOfSpace } from './isOutOfSpace.ts';
import type { LocalDatabase } from './LocalDatabase.ts';
import { migrate, readDataVersion } from './migrations/migrate.ts';

/** Kibibytes of pages that stay in memory: the inner pages of the indexes of a large folder, and those in use. */
const CACHE = 32 * 1024;

/**
 * Opens (or creates) the SQLite file of the embedded backend, and migrates it to the newest version. WAL with
 * `synchronous = FULL`: an acknowledged write is on disk, so a `kill -9` loses nothing. Nor does a power cut:
 * on macOS a plain sync leaves writes in the drive's own memory, `fullfsync` does not. @throws DatabaseFault
 * for a database of a newer version or another program, which is not changed
 */
export function openDatabase(file: string): LocalDatabase {
  const database = new Database(file);
  try {
    readDataVersion(database);
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA fullfsync = ON');
    database.exec('PRAGMA checkpoint_fullfsync = ON');
    database.exec('PRAGMA busy_timeout = 5000');
    database.exec(`PRAGMA cache_size = -${CACHE}`);
    migrate(database);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/**
 * Closes a database with all its data in the one file. On a full disk the log stays beside it; nothing is lost then
 * either.
 */
export function closeDatabase(database: LocalDatabase): void {
  try {
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  } catch (error) {
    if (!isOutOfSpace(error)) throw error;
  } finally {
    database.close();
  }
}
