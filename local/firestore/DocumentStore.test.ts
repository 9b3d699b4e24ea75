import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../store/openDatabase.ts';
import { makeTemporaryFolder } from '../testing/temporaryFolder.ts';
import { DocumentStore } from './DocumentStore.ts';
import { startTestFirestore } from './testing/startTestFirestore.ts';

let temporary: ReturnType<typeof makeTemporaryFolder>;
let file: string;
beforeEach(() => {
  temporary = makeTemporaryFolder();
  file = join(temporary.folder, 'firestore.db');
});
afterEach(() => temporary.remove());

describe('persistence', () => {
  it('returns everything after the file was closed and opened again', async () => {
    const first = await startTestFirestore(file);
    await first.admin.doc('rooms/r1/versions/1').set({ name: 'Study', n: 1.5 });
    const { updateTime } = await first.admin.doc('rooms/r1/versions/1').get();
    await first.close();
    const second = await startTestFirestore(file);
    const found = await second.admin.collectionGroup('versions').get();
    await second.close();
    expect(found.docs.map((document) => document.data())).toEqual([{ name: 'Study', n: 1.5 }]);
    expect(found.docs[0]?.updateTime).toEqual(updateTime);
  });

  it('never uses a commit time twice, even if the clock was set back while closed', () => {
    const ahead = Date.now() * 1000 + 3_600_000_000;
    const before = openDatabase(file);
    new DocumentStore(before).apply(new Map());
    before.exec(`UPDATE firestore_clock SET last_micros = ${ahead}`);
    before.close();
    const after = openDatabase(file);
    const { clock } = new DocumentStore(after);
    const times = [clock.readTime(), clock.nextCommitTime(), clock.nextCommitTime(), clock.readTime()];
    after.close();
    expect(times.toSorted()).toEqual(times);
    expect(new Set(times).size).toBe(3);
  });

  it('keeps every acknowledged commit after a kill -9', async () => {
    const child = spawn(process.execPath, [
      '--import',
      'tsx',
      new URL('testing/commitForever.ts', import.meta.url).pathname,
      file,
    ]);
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged >= 200) break;
    }
    child.kill('SIGKILL');
    await once(child, 'exit');
    const database = openDatabase(file);
    const store = new DocumentStore(database);
    const found = [...store.scan({ parent: '', collectionId: 'commits', allDescendants: false })];
    // Each commit writes a pair, so an odd number would be half a commit.
    const { length } = found;
    database.close();
    expect(acknowledged).toBeGreaterThanOrEqual(200);
    expect(length % 2).toBe(0);
    expect(length / 2).toBeGreaterThanOrEqual(acknowledged);
  });
});

describe('indexes', () => {
  const planOf = (sql: string) => {
    const database = openDatabase(file);
    new DocumentStore(database);
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all() as { detail: string }[];
    database.close();
    return steps.map(({ detail }) => detail).join('; ');
  };

  it('read a collection, a group or a range without scanning the others', () => {
    expect(planOf("SELECT fields FROM documents WHERE collection = 'a'")).toContain(
      'documents_by_collection (',
    );
    const range = "path >= 'a/' AND path < 'a0'";
    expect(planOf(`SELECT fields FROM documents WHERE collection_id = 'a' AND ${range}`)).toContain(
      'documents_by_collection_id (collection_id=? AND path>? AND path<?)',
    );
    expect(planOf(`SELECT fields FROM documents WHERE ${range}`)).toContain('(path>? AND path<?)');
  });

  it('give a range of their entries in either order, without sorting', () => {
    const range = "FROM index_entries WHERE index_id = 1 AND entry >= 'a' AND entry < 'b' ORDER BY entry";
    for (const direction of ['', ' DESC'])
      expect(planOf(`SELECT entry, path ${range}${direction} LIMIT 9`)).toBe(
        'SEARCH index_entries USING PRIMARY KEY (index_id=? AND entry>? AND entry<?)',
      );
  });
});
