import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import type { LocalDatabase } from '../LocalDatabase.ts';
import { openDatabase } from '../openDatabase.ts';
import { createTables, UNNUMBERED_TABLES } from './createTables.ts';
import { DATA_VERSION, listTables, MIGRATIONS, migrate, readDataVersion } from './migrate.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let file: string;
beforeEach(() => {
  temporary = makeTemporaryFolder();
  file = join(temporary.folder, 'database.sqlite');
});
afterEach(() => temporary.remove());

function inDatabase<Result>(work: (database: LocalDatabase) => Result): Result {
  const database = new Database(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

const NEXT = [...MIGRATIONS, 'ALTER TABLE accounts ADD COLUMN phone TEXT'];

it('makes a new database at the newest version, with the tables of today', () => {
  openDatabase(file).close();
  inDatabase((database) => {
    expect(readDataVersion(database)).toBe(DATA_VERSION);
    const later = ['stripe_objects', 'stripe_answers', 'stripe_events', 'indexes', 'index_entries'];
    expect(new Set(listTables(database))).toEqual(new Set([...UNNUMBERED_TABLES, ...later]));
  });
});

it('accepts a folder from before versions were numbered, even one whose first start was interrupted', () => {
  inDatabase((database) => {
    database.exec(createTables);
    database.exec("INSERT INTO done_work VALUES ('demo'); DROP TABLE documents; DROP TABLE firestore_clock");
  });
  const database = openDatabase(file);
  expect(readDataVersion(database)).toBe(DATA_VERSION);
  expect(database.prepare('SELECT name FROM done_work').pluck().all()).toEqual(['demo']);
  expect(listTables(database)).toContain('documents');
  database.close();
});

it('migrates an older database step by step, and keeps its data', () => {
  openDatabase(file).close();
  inDatabase((database) => {
    database.exec("INSERT INTO done_work VALUES ('demo')");
    migrate(database, NEXT);
    expect(readDataVersion(database, NEXT.length)).toBe(NEXT.length);
    expect(database.prepare('SELECT phone FROM accounts').all()).toEqual([]);
    expect(database.prepare('SELECT name FROM done_work').pluck().all()).toEqual(['demo']);
    migrate(database, NEXT);
  });
});

it('leaves a database as it was when a step fails', () => {
  openDatabase(file).close();
  const failing = [...NEXT, 'INSERT INTO nowhere VALUES (1)'];
  inDatabase((database) => {
    expect(() => migrate(database, failing)).toThrow('nowhere');
    expect(readDataVersion(database)).toBe(DATA_VERSION);
    expect(() => database.prepare('SELECT phone FROM accounts')).toThrow('phone');
  });
});

it('refuses what a newer program wrote', () => {
  inDatabase((database) => migrate(database, NEXT));
  expect(() => openDatabase(file)).toThrow(
    expect.objectContaining({
      type: 'newer',
      message: `it has version ${NEXT.length}, and this program knows versions up to ${DATA_VERSION}`,
    }),
  );
});

it.each(['CREATE TABLE songs (name TEXT)', 'PRAGMA application_id = 7', 'PRAGMA user_version = 1'])(
  'refuses another program’s file: %s',
  (sql) => {
    inDatabase((database) => database.exec(sql));
    expect(() => openDatabase(file)).toThrow(expect.objectContaining({ type: 'foreign' }));
  },
);
