import { DocumentStore } from '../firestore/DocumentStore.ts';
import { keysOf } from '../firestore/kept/keysOf.ts';
import { collectionIdOf } from '../firestore/StoredDocument.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';

interface EntryRow {
  index_id: number;
  entry: ArrayBuffer;
  path: string;
}

/** Compares the entries of all complete indexes with the documents; returns what is missing or too much. */
export function findIndexFaults(database: LocalDatabase): readonly string[] {
  const store = new DocumentStore(database);
  const complete = store.indexes.all.filter(({ isComplete }) => isComplete);
  const wanted = new Set<string>();
  for (const document of store.scan({ parent: '', collectionId: undefined, allDescendants: true }))
    for (const index of complete.filter(({ collectionId }) => collectionId === collectionIdOf(document.path)))
      for (const key of keysOf(index, document)) wanted.add(describe(index.id, document.path, key));
  const ids = new Set(complete.map(({ id }) => id));
  const rows = database.prepare('SELECT index_id, entry, path FROM index_entries').all() as EntryRow[];
  const found = new Set(
    rows
      .filter(({ index_id }) => ids.has(index_id))
      .map(({ index_id, entry, path }) => describe(index_id, path, Buffer.from(entry))),
  );
  return [
    ...[...wanted].filter((one) => !found.has(one)).map((one) => `missing: ${one}`),
    ...[...found].filter((one) => !wanted.has(one)).map((one) => `too much: ${one}`),
  ];
}

function describe(index: number, path: string, key: Buffer): string {
  return `${path} in index ${index} by ${key.toString('hex')}`;
}
