import { DatabaseFault } from '../DatabaseFault.ts';
import { inTransaction } from '../inTransaction.ts';
import type { LocalDatabase } from '../LocalDatabase.ts';
import { boundSessions } from './boundSessions.ts';
import { createTables, UNNUMBERED_TABLES } from './createTables.ts';
import { indexTables } from './indexTables.ts';
import { stripeTables } from './stripeTables.ts';

/**
 * Migrations of a data folder from each version to the next; the first creates version 1. A change of the
 * tables is a new entry at the end; existing entries are never changed, since folders of those versions
 * exist.
 */
export const MIGRATIONS: readonly string[] = [createTables, boundSessions, stripeTables, indexTables];

/** The version that this program reads and writes. */
export const DATA_VERSION = MIGRATIONS.length;

/** Marks a SQLite file as one of ours: the letters "ROOM". */
const APPLICATION_ID = 0x524f4f4d;

/**
 * The version of a database; 0 for a new one and for those from before versions were numbered.
 * @throws DatabaseFault foreign, newer
 */
export function readDataVersion(database: LocalDatabase, known = DATA_VERSION): number {
  const application = readPragma(database, 'application_id');
  const version = readPragma(database, 'user_version');
  const isOurs =
    application === APPLICATION_ID || (application + version === 0 && hasOnlyOurTables(database));
  if (!isOurs) throw new DatabaseFault('foreign', 'it belongs to another program');
  if (version <= known) return version;
  throw new DatabaseFault(
    'newer',
    `it has version ${version}, and this program knows versions up to ${known}`,
  );
}

/** Brings a database to the newest version, in one go: a crash on the way leaves it as it was. @throws DatabaseFault */
export function migrate(database: LocalDatabase, migrations = MIGRATIONS): void {
  const version = readDataVersion(database, migrations.length);
  if (version === migrations.length) return;
  inTransaction(database, () => {
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA application_id = ${APPLICATION_ID}`);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

function hasOnlyOurTables(database: LocalDatabase): boolean {
  return listTables(database).every((name) => UNNUMBERED_TABLES.has(name));
}

/** The names of a database's own tables. */
export function listTables(database: LocalDatabase): readonly string[] {
  const named = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'";
  return database.prepare(named).pluck().all() as string[];
}

function readPragma(database: LocalDatabase, name: 'application_id' | 'user_version'): number {
  const [value = 0] = database.prepare(`PRAGMA ${name}`).pluck().all() as number[];
  return value;
}
