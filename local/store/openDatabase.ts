import Database from 'libsql';

export type LocalDatabase = Database.Database;

/**
 * Opens (or makes) the SQLite file that keeps everything of the embedded backend. WAL with `synchronous = FULL`:
 * a write that was answered is on disk, so a `kill -9` a moment later loses nothing.
 */
export function openDatabase(file: string): LocalDatabase {
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL');
  database.exec('PRAGMA synchronous = FULL');
  database.exec('PRAGMA busy_timeout = 5000');
  return database;
}
