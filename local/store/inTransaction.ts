import type { LocalDatabase } from './LocalDatabase.ts';

/** Does the work in one SQLite transaction: all of it is on disk when this returns, or nothing of it is kept. */
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
