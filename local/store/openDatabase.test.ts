import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { openDatabase } from './openDatabase.ts';

it('flushes every write to the disk before the response', () => {
  const temporary = makeTemporaryFolder();
  const database = openDatabase(join(temporary.folder, 'database.sqlite'));
  const pragma = (name: string) => database.prepare(`PRAGMA ${name}`).pluck().all();
  expect(pragma('journal_mode')).toEqual(['wal']);
  // 2 is FULL.
  expect(pragma('synchronous')).toEqual([2]);
  expect(pragma('fullfsync')).toEqual([1]);
  expect(pragma('checkpoint_fullfsync')).toEqual([1]);
  database.close();
  temporary.remove();
});
