import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { inTransaction } from './inTransaction.ts';
import { isOutOfSpace } from './isOutOfSpace.ts';
import type { LocalDatabase } from './LocalDatabase.ts';
import { openDatabase } from './openDatabase.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let database: LocalDatabase;
beforeEach(() => {
  temporary = makeTemporaryFolder();
  database = openDatabase(join(temporary.folder, 'database.sqlite'));
});
afterEach(() => {
  database.close();
  temporary.remove();
});

const add = (name: string) => database.prepare('INSERT INTO done_work VALUES (?)').run(name);
const list = () => database.prepare('SELECT name FROM done_work ORDER BY name').pluck().all();

it('commits all of the work or nothing', () => {
  expect(inTransaction(database, () => add('a').changes)).toBe(1);
  const failing = () =>
    inTransaction(database, () => {
      add('b');
      throw new Error('no');
    });
  expect(failing).toThrow('no');
  expect(list()).toEqual(['a']);
});

it('reports a full disk, keeps nothing of the work, and works again once there is space', () => {
  const [pages] = database.prepare('PRAGMA page_count').pluck().all();
  database.exec(`PRAGMA max_page_count = ${pages}`);
  const fill = () =>
    inTransaction(database, () => {
      for (let n = 0; n < 10; n++) add(`${n} ${'x'.repeat(4000)}`);
    });
  expect(fill).toThrow(expect.toSatisfy(isOutOfSpace));
  expect(list()).toEqual([]);
  database.exec('PRAGMA max_page_count = 100000');
  fill();
  expect(list()).toHaveLength(10);
});
