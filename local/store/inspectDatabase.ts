import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import Database from 'libsql';
import { DatabaseFault } from './DatabaseFault.ts';
import type { LocalDatabase } from './LocalDatabase.ts';
import { listTables, readDataVersion } from './migrations/migrate.ts';

/** Checking every page takes a millisecond a megabyte; beyond this size a start would have to wait for it. */
const CHECKED_BYTES = 256 * 1024 * 1024;

/**
 * Checks a database before it is opened, without writing: a damaged one could be made worse. @throws
 * DatabaseFault if it must not be opened; not every page of a large file is checked
 */
export function inspectDatabase(file: string): { isEmpty: boolean } {
  try {
    const database = openForReading(file);
    try {
      readDataVersion(database);
      if (statSync(file).size <= CHECKED_BYTES) checkPages(database);
      return { isEmpty: listTables(database).length === 0 };
    } finally {
      database.close();
    }
  } catch (error) {
    throw isDamage(error) ? new DatabaseFault('damaged', error.message, { cause: error }) : error;
  }
}

export function openForReading(file: string): LocalDatabase {
  return new Database(`${pathToFileURL(file).href}?mode=ro`);
}

/** @throws DatabaseFault damaged */
export function checkPages(database: LocalDatabase): void {
  const [finding = 'no answer'] = database.prepare('PRAGMA quick_check(1)').pluck().all() as string[];
  if (finding === 'ok') return;
  // SQLite puts a headline before its findings.
  throw new DatabaseFault('damaged', finding.split('\n').at(-1) ?? finding);
}

function isDamage(error: unknown): error is Error & { code: string } {
  if (!(error instanceof Error && 'code' in error)) return false;
  return /^SQLITE_(CORRUPT|NOTADB)/.test(String(error.code));
}
