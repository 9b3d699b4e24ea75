// @isolation backend

import { createHash } from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataFolder } from './openDataFolder.ts';
import { StartError } from './StartError.ts';
import { inTransaction } from './store/inTransaction.ts';
import { DATA_VERSION, MIGRATIONS, migrate } from './store/migrations/migrate.ts';
import { makeTemporaryFolder } from './testing/temporaryFolder.ts';

const PAGE = 4096;

let temporary: ReturnType<typeof makeTemporaryFolder>;
let root: string;
let database: string;

/** A folder in which something is kept, closed again. */
beforeEach(async () => {
  temporary = makeTemporaryFolder();
  root = join(temporary.folder, 'data');
  database = join(root, 'database.sqlite');
  const data = openDataFolder(root);
  inTransaction(data.database, () => {
    const insert = data.database.prepare('INSERT INTO done_work VALUES (?)');
    for (let n = 0; n < 2000; n++) insert.run(`work-${n}`);
  });
  await data.files.create();
  data.close();
});
afterEach(() => temporary.remove());

/** Every file with its content, except the lock, SQLite's shared memory and an empty log. */
function fingerprint(): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/^lock|-shm$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.endsWith('-wal') || statSync(file).size > 0)
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .sort();
}

/** Expects one line with the folder, the reason and the advice, and an unchanged folder. */
function expectRefusal(reason: string, advice: string): void {
  const before = fingerprint();
  const error = expect.objectContaining({ message: expect.stringContaining(reason) });
  expect(() => openDataFolder(root)).toThrow(error);
  expect(() => openDataFolder(root)).toThrow(StartError);
  expect(() => openDataFolder(root)).toThrow(new RegExp(`^The data folder .*/data is .*${advice}.*$`));
  expect(fingerprint()).toEqual(before);
}

function overwrite(file: string, at: number, bytes: Buffer): void {
  const whole = readFileSync(file);
  bytes.copy(whole, at);
  writeFileSync(file, whole);
}

describe('a data folder that is not whole is reported, and left as it is', () => {
  it.each<[string, () => void, string]>([
    [
      'its database’s header is spoilt',
      () => overwrite(database, 0, Buffer.alloc(100, 'x')),
      'not a database',
    ],
    [
      'its database is cut short',
      () => truncateSync(database, statSync(database).size - 5 * PAGE),
      'error code 11',
    ],
    ['its database is cut in a page', () => truncateSync(database, 100), 'malformed'],
    [
      'a page of its database is spoilt',
      () => overwrite(database, statSync(database).size - 2 * PAGE, Buffer.alloc(PAGE, 'Z')),
      'error code 11',
    ],
    [
      'its database is text',
      () => writeFileSync(database, 'no database at all '.repeat(99)),
      'not a database',
    ],
    ['its database is gone', () => rmSync(database), 'is missing, but files/ holds files'],
    ['its database was emptied', () => truncateSync(database, 0), 'is empty, but files/ holds files'],
    [
      'its database is gone and the last writes are there',
      () => {
        rmSync(join(root, 'files'), { recursive: true });
        renameSync(database, `${database}-wal`);
      },
      'is missing, but database.sqlite-wal is there',
    ],
    [
      'a new database took the old one’s place',
      () => {
        rmSync(database);
        const fresh = new Database(database);
        fresh.exec('PRAGMA journal_mode = WAL');
        fresh.close();
      },
      'is empty, but files/ holds files',
    ],
  ])('%s', (_what, spoil, reason) => {
    spoil();
    expectRefusal(reason, 'Restore a backup: npm run restore');
  });
});

it('refuses a folder that a newer program wrote, and leaves it as it is', () => {
  const newer = new Database(database);
  migrate(newer, [...MIGRATIONS, 'CREATE TABLE things (name TEXT)']);
  newer.close();
  const [newerVersion, known] = [DATA_VERSION + 1, DATA_VERSION];
  expectRefusal(
    `it has version ${newerVersion}, and this program knows versions up to ${known}`,
    'Update the program',
  );
});

it('refuses a folder in which another program keeps its database', () => {
  rmSync(database);
  const foreign = new Database(database);
  foreign.exec('CREATE TABLE songs (name TEXT)');
  foreign.close();
  expectRefusal('it belongs to another program', 'DATA_DIR');
});

it('makes a folder that is not there, and one whose very first start was cut off', () => {
  rmSync(root, { recursive: true });
  openDataFolder(root).close();
  rmSync(root, { recursive: true });
  mkdirSync(join(root, 'files'), { recursive: true });
  appendFileSync(database, '');
  openDataFolder(root).close();
  expect(statSync(database).size).toBeGreaterThan(0);
});

it('makes a folder that other users of the machine cannot look into', () => {
  if (process.platform !== 'win32') expect(statSync(root).mode & 0o077).toBe(0);
});

it('leaves everything in the one database file when it is closed', () => {
  const log = statSync(`${database}-wal`, { throwIfNoEntry: false })?.size ?? 0;
  expect(log).toBe(0);
  const copy = new Database(database);
  expect(copy.prepare('SELECT count(*) AS n FROM done_work').get()).toMatchObject({ n: 2000 });
  copy.close();
});
