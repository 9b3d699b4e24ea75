import type Database from 'libsql';

/** The SQLite database that keeps everything of the embedded backend. */
export type LocalDatabase = Database.Database;
