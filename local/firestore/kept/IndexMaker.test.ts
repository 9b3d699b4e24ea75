import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../store/inTransaction.ts';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { findIndexFaults } from '../../testing/findIndexFaults.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import { DocumentStore } from '../DocumentStore.ts';
import { CommitQueue } from '../write/CommitQueue.ts';
import { IndexMaker } from './IndexMaker.ts';
import type { IndexShape } from './KeptIndex.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let database: LocalDatabase;
beforeEach(() => {
  temporary = makeTemporaryFolder();
  database = openDatabase(join(temporary.folder, 'firestore.db'));
});
afterEach(() => {
  database.close();
  temporary.remove();
});

const shapeOf = (path: string): IndexShape => ({
  collectionId: 'plays',
  scope: 'COLLECTION',
  fields: [{ path, mode: 'ASCENDING' }],
  nameDirection: 'ASCENDING',
});
const composite: IndexShape = {
  ...shapeOf('room'),
  fields: [
    { path: 'room', mode: 'ASCENDING' },
    { path: 'n', mode: 'DESCENDING' },
  ],
  nameDirection: 'DESCENDING',
};

/** Opens the store as a start does; what is told is in `lines`. */
function open(declared: readonly IndexShape[] | null) {
  const store = new DocumentStore(database);
  const commits = new CommitQueue(database);
  const lines: string[] = [];
  const tell = (line: string) => lines.push(line);
  const maker = new IndexMaker({ database, table: store.indexes, commits, declared, tell });
  return { store, commits, maker, lines };
}

/** Stores as a version without indexes did. */
function fillAsBefore(count: number): void {
  const put = database.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?, ?, ?)');
  const time = '2026-01-01T00:00:00.000000Z';
  inTransaction(database, () => {
    for (let n = 0; n < count; n++) {
      const fields = JSON.stringify({ room: { stringValue: `r${n % 7}` }, n: { integerValue: `${n}` } });
      put.run(`plays/${n}`, 'plays', 'plays', fields, time, time);
    }
  });
}

const countEntries = () => database.prepare('SELECT count(*) FROM index_entries').pluck().all()[0];
const isComplete = ({ store }: ReturnType<typeof open>) =>
  store.indexes.of('plays').map((index) => index.isComplete);

it('makes the entries of documents that an older version stored, and tells how far it is', async () => {
  fillAsBefore(60_000);
  const { maker, lines, ...opened } = open([composite]);
  expect(isComplete({ maker, lines, ...opened })).toEqual([false]);
  maker.start();
  await maker.whenDone();
  expect(isComplete({ maker, lines, ...opened })).toEqual([true]);
  expect(countEntries()).toBe(60_000);
  const [begun, under, done, ...others] = lines;
  expect(begun).toBe('Making indexes of 60,000 documents of "plays". The app runs meanwhile, more slowly.');
  expect(under).toMatch(/^Indexes of 5\d,\d{3} of 60,000 documents of "plays" are made\.$/);
  expect(done).toBe('The indexes of "plays" are made.');
  expect(others).toEqual([]);
});

it('goes on at the next start where it was when it ended', async () => {
  fillAsBefore(20_000);
  const first = open([composite]);
  first.maker.start();
  await first.maker.rest();
  const begun = Number(countEntries());
  expect(isComplete(first)).toEqual([false]);
  const second = open([composite]);
  const [unfinished] = second.store.indexes.unfinished;
  expect(unfinished?.madeTo).toMatch(/^plays\//);
  second.maker.start();
  await second.maker.whenDone();
  expect(second.lines[0]).toContain(`${(20_000 - begun).toLocaleString('en')} documents`);
  expect(isComplete(second)).toEqual([true]);
  expect(countEntries()).toBe(20_000);
});

it('takes in what is written while it works', async () => {
  fillAsBefore(3000);
  const { store, commits, maker } = open([composite]);
  maker.start();
  const time = store.clock.nextCommitTime();
  const fields = { room: { stringValue: 'new' }, n: { integerValue: '1' } };
  for (const path of ['plays/0', 'plays/999', 'plays/zzz'])
    await commits.run(() =>
      store.apply(new Map([[path, { path, fields, createTime: time, updateTime: time }]])),
    );
  await commits.run(() => store.apply(new Map([['plays/5', undefined]])));
  await maker.whenDone();
  expect(countEntries()).toBe(3000);
  expect(findIndexFaults(database)).toEqual([]);
});

it('is done at once where nothing is stored', () => {
  const opened = open([composite]);
  expect(isComplete(opened)).toEqual([true]);
});

it('removes what is no longer declared, and keeps what a query asked for', async () => {
  fillAsBefore(100);
  const { maker, ...opened } = open([composite]);
  maker.ask([shapeOf('n'), shapeOf('n')]);
  await maker.whenDone();
  expect(isComplete({ maker, ...opened })).toEqual([true, true]);
  expect(countEntries()).toBe(200);
  const later = open([]);
  expect(later.store.indexes.of('plays').map(({ fields }) => fields)).toEqual([shapeOf('n').fields]);
  later.maker.start();
  await later.maker.whenDone();
  expect(countEntries()).toBe(100);
  expect(database.prepare('SELECT count(*) FROM indexes').pluck().all()).toEqual([1]);
});

it('makes only so many indexes of a collection id, whatever is asked for', async () => {
  const { maker, store } = open(null);
  for (let n = 0; n < 200; n++) maker.ask([shapeOf(`field${n}`)]);
  await maker.whenDone();
  expect(store.indexes.of('plays')).toHaveLength(100);
});
