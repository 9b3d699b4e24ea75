import type { LocalDatabase } from './LocalDatabase.ts';

/** Does the work in one SQLite transaction: when this returns, either all of it is on disk, or nothing. */
export function inTransaction<Result>(database: LocalDatabase, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    // On a full disk SQLite has rolled back itself; a second rollback would fail and hide the reason.
    if (database.inTransaction) database.exec('ROLLBACK');
    throw error;
  }
}
