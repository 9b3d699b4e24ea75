import { inTransaction } from '../store/inTransaction.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { listTables } from '../store/migrations/migrate.ts';

/**
 * Replaces the rows of this database by those of another database of the same version, in one transaction, so after a
 * crash in the middle the old ones are still there. The clock of commits never goes back; otherwise two different
 * states of a document could get the same version.
 * @param incoming the other database's file
 */
export function swapTables(database: LocalDatabase, incoming: string): void {
  database.prepare('ATTACH ? AS incoming').run(incoming);
  try {
    inTransaction(database, () => {
      const before = readClock(database);
      for (const table of listTables(database)) {
        database.exec(`DELETE FROM main.${table}`);
        database.exec(`INSERT INTO main.${table} SELECT * FROM incoming.${table}`);
      }
      const after = Math.max(before, readClock(database));
      database.prepare('UPDATE main.firestore_clock SET last_micros = ?').run(after);
    });
  } finally {
    database.exec('DETACH incoming');
  }
}

function readClock(database: LocalDatabase): number {
  const [micros = 0] = database
    .prepare('SELECT last_micros FROM main.firestore_clock')
    .pluck()
    .all() as number[];
  return micros;
}
