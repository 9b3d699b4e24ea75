import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { NamedFile } from './contents.ts';

/** What a copy of a database holds. */
export interface DatabaseCopy {
  readonly documents: number;
  readonly accounts: number;
  readonly files: readonly NamedFile[];
}

/**
 * The work of the thread, in plain JavaScript so that it needs no file of its own beside a bundle. `VACUUM INTO` reads
 * all of the database in one transaction, so the copy is consistent while others write.
 */
const PROGRAM = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.driver);
  const using = (file, work) => {
    const database = new Database(file);
    try {
      return work(database);
    } finally {
      database.close();
    }
  };
  using(workerData.from, (database) => {
    database.exec('PRAGMA busy_timeout = 5000');
    database.prepare('VACUUM INTO ?').run(workerData.to);
  });
  const copy = using(workerData.to, (database) => {
    database.exec('DELETE FROM storage_uploads');
    const count = (table) => database.prepare('SELECT count(*) FROM ' + table).pluck().all()[0];
    const files = database.prepare('SELECT file, size, md5_hash AS md5Hash FROM storage_objects').all();
    return { documents: count('documents'), accounts: count('accounts'), files };
  });
  parentPort.postMessage(copy);
`;

/**
 * Copies a database that this process writes to, without unfinished uploads. In a thread: a large one takes minutes, and
 * nobody is to wait for it. @throws SQLite's error, as on a full disk
 */
export function copyDatabase(from: string, to: string): Promise<DatabaseCopy> {
  const driver = createRequire(import.meta.url).resolve('libsql');
  const worker = new Worker(PROGRAM, { eval: true, workerData: { driver, from, to } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The copy of the database was cut off.')));
  });
}
