import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LocalDatabase } from '../../store/LocalDatabase.ts';
import { openDatabase } from '../../store/openDatabase.ts';
import { makeTemporaryFolder } from '../../testing/temporaryFolder.ts';
import { DocumentStore } from '../DocumentStore.ts';
import { CommitQueue } from './CommitQueue.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let database: LocalDatabase;
let reader: LocalDatabase;
let store: DocumentStore;
let commits: CommitQueue;

beforeEach(() => {
  temporary = makeTemporaryFolder();
  const file = join(temporary.folder, 'firestore.db');
  database = openDatabase(file);
  // Another connection sees only what is committed.
  reader = openDatabase(file);
  store = new DocumentStore(database);
  commits = new CommitQueue(database);
});
afterEach(() => {
  reader.close();
  database.close();
  temporary.remove();
});

function put(...ids: string[]): void {
  const time = store.clock.nextCommitTime();
  const documents = ids.map((id) => ({ path: `c/${id}`, fields: {}, createTime: time, updateTime: time }));
  store.apply(new Map(documents.map((document) => [document.path, document])));
}

function putAndFail(id: string): void {
  put(id);
  throw new Error(`${id} fails`);
}

function committedIds(): unknown[] {
  return reader.prepare('SELECT path FROM documents ORDER BY path').pluck().all();
}

describe('a group', () => {
  it('commits all its members except a failed one, of which nothing is left', async () => {
    const outcomes = await Promise.allSettled([
      commits.run(() => put('a')),
      commits.run(() => putAndFail('b')),
      commits.run(() => put('c', 'd')),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(outcomes[1]).toMatchObject({ reason: { message: 'b fails' } });
    expect(committedIds()).toEqual(['c/a', 'c/c', 'c/d']);
  });

  it('lets each member see what the ones before it did', async () => {
    const seen = await Promise.all([
      commits.run(() => put('a')),
      commits.run(() => store.get('c/a') !== undefined),
      commits.run(() => putAndFail('b')).catch(() => 'refused'),
      commits.run(() => store.get('c/b') !== undefined),
    ]);
    expect(seen).toEqual([undefined, true, 'refused', false]);
  });

  it('is committed as one, and no member gets a response before', async () => {
    const seenBy: unknown[][] = [];
    await Promise.all(
      ['a', 'b', 'c'].map((id) => commits.run(() => put(id)).then(() => seenBy.push(committedIds()))),
    );
    expect(seenBy).toEqual(Array.from({ length: 3 }, () => ['c/a', 'c/b', 'c/c']));
  });

  it('is refused as a whole if the disk fails, and the next one is committed', async () => {
    const [pages] = database.prepare('PRAGMA page_count').pluck().all();
    database.exec(`PRAGMA max_page_count = ${pages}`);
    const many = Array.from({ length: 500 }, (_, number) => `long-${'x'.repeat(100)}-${number}`);
    const outcomes = await Promise.allSettled([commits.run(() => put('a')), commits.run(() => put(...many))]);
    expect(outcomes[1]).toMatchObject({ status: 'rejected', reason: { code: 'SQLITE_FULL' } });
    // Exactly those reported as successful are stored.
    expect(committedIds()).toEqual(outcomes[0]?.status === 'fulfilled' ? ['c/a'] : []);
    database.exec('PRAGMA max_page_count = 1000000');
    await commits.run(() => put('later'));
    expect(committedIds()).toContain('c/later');
  });
});

it('leaves work that exceeds its time to the next group, and lets others have their turn before', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const takeLong = (id: string) => () => {
    vi.advanceTimersByTime(25);
    put(id);
  };
  const seen: unknown[][] = [];
  const look = () => seen.push(committedIds());
  const all = Promise.all(['a', 'b', 'c'].map((id) => commits.run(takeLong(id))));
  setImmediate(function next() {
    look();
    if (seen.length < 3) setImmediate(next);
  });
  await all;
  vi.useRealTimers();
  expect(seen.slice(0, 2)).toEqual([['c/a'], ['c/a', 'c/b']]);
});

it('continues after failed work', async () => {
  await expect(commits.run(() => putAndFail('a'))).rejects.toThrow('a fails');
  await commits.run(() => put('b'));
  expect(committedIds()).toEqual(['c/b']);
});
