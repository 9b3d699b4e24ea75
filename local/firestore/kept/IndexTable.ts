import type { LocalDatabase } from '../../store/LocalDatabase.ts';
import { collectionIdOf, type StoredDocument } from '../StoredDocument.ts';
import { getField } from '../values/fieldPath.ts';
import { formatShape, type IndexShape, type KeptIndex, toKeptIndex } from './KeptIndex.ts';
import { keysOf } from './keysOf.ts';

/** What a query needs of the indexes. */
export type IndexReader = Pick<IndexTable, 'of' | 'read' | 'readBackwards' | 'count'>;

export interface IndexEntry {
  readonly key: Buffer;
  readonly path: string;
}

/** Keys from one on, and before another. */
export interface KeyRange {
  readonly from: Buffer;
  readonly before: Buffer;
}

/** How far an index has been made. */
export interface UnfinishedIndex extends KeptIndex {
  /** The last path that has its entries; '' at the beginning. */
  readonly madeTo: string;
}

interface IndexRow {
  id: number;
  shape: string;
  made_to: string | null;
  is_dropped: number;
}

interface CountRow {
  count: number;
  last: Buffer | null;
}

interface EntryRow {
  entry: Buffer;
  path: string;
}

/** The indexes in SQLite, whose entries change in the same transactions as the documents. */
export class IndexTable {
  readonly #statements: ReturnType<typeof prepareStatements>;
  #byCollection: ReadonlyMap<string, readonly KeptIndex[]> = new Map();
  #unfinished: readonly UnfinishedIndex[] = [];
  #dropped: readonly number[] = [];

  constructor(database: LocalDatabase) {
    this.#statements = prepareStatements(database);
    this.reload();
  }

  /** To be called after the list of indexes was changed, or all rows were replaced. */
  reload(): void {
    const rows = this.#statements.list.all() as IndexRow[];
    const kept = rows.filter(({ is_dropped }) => is_dropped === 0);
    const indexes = kept.map(({ id, shape, made_to }) => toKeptIndex(id, shape, made_to === null));
    this.#byCollection = groupByCollection(indexes);
    this.#unfinished = kept.flatMap(({ id, shape, made_to }) =>
      made_to === null ? [] : [{ ...toKeptIndex(id, shape, false), madeTo: made_to }],
    );
    this.#dropped = rows.filter(({ is_dropped }) => is_dropped === 1).map(({ id }) => id);
  }

  /** All indexes of a collection id, in any scope. */
  of(collectionId: string): readonly KeptIndex[] {
    return this.#byCollection.get(collectionId) ?? [];
  }

  get all(): readonly KeptIndex[] {
    return [...this.#byCollection.values()].flat();
  }

  get unfinished(): readonly UnfinishedIndex[] {
    return this.#unfinished;
  }

  /** The ids of indexes that are no longer read or written, and whose entries have to go. */
  get dropped(): readonly number[] {
    return this.#dropped;
  }

  /** Changes the entries of one document. */
  change(path: string, before: StoredDocument | undefined, after: StoredDocument | undefined): void {
    for (const index of this.of(collectionIdOf(path))) {
      if (before && after && hasSameValues(index, before, after)) continue;
      const former = before ? keysByText(index, before) : new Map<string, Buffer>();
      const present = after ? keysByText(index, after) : new Map<string, Buffer>();
      for (const [text, key] of former) if (!present.has(text)) this.#statements.remove.run(index.id, key);
      for (const [text, key] of present) if (!former.has(text)) this.#statements.put.run(index.id, key, path);
    }
  }

  /** Adds the entries of a document in one index, whichever of them are there. */
  add(index: KeptIndex, document: StoredDocument): void {
    for (const key of keysOf(index, document)) this.#statements.put.run(index.id, key, document.path);
  }

  read(index: KeptIndex, { from, before }: KeyRange, limit: number): readonly IndexEntry[] {
    return this.#statements.read.all(index.id, from, before, limit).map(toEntry);
  }

  readBackwards(index: KeptIndex, { from, before }: KeyRange, limit: number): readonly IndexEntry[] {
    return this.#statements.readBackwards.all(index.id, from, before, limit).map(toEntry);
  }

  /** Counts so many entries at most; `last` is the key of the last one. */
  count(index: KeptIndex, { from, before }: KeyRange, limit: number): { count: number; last: Buffer | null } {
    const { count, last } = this.#statements.count.get(index.id, from, before, limit) as CountRow;
    return { count, last: last === null ? null : Buffer.from(last) };
  }

  /** Makes new indexes, complete where nothing is stored that belongs into them. */
  createAll(shapes: readonly IndexShape[]): void {
    for (const shape of shapes) {
      const isEmpty = this.#statements.hasDocuments.get(shape.collectionId) === undefined;
      this.#statements.create.run(formatShape(shape), isEmpty ? null : '');
    }
  }

  /** Notes how far an index has been made; null for the end. */
  noteProgress({ id }: KeptIndex, madeTo: string | null): void {
    this.#statements.note.run(madeTo, id);
  }

  /** Takes an index out of use. */
  drop({ id }: KeptIndex): void {
    this.#statements.drop.run(id);
  }

  /** Removes some entries of a dropped index, at last the index itself; returns whether it is gone. */
  clear(id: number, limit: number): boolean {
    if (this.#statements.removeSome.run(id, id, limit).changes > 0) return false;
    this.#statements.forget.run(id);
    return true;
  }
}

function groupByCollection(indexes: readonly KeptIndex[]): ReadonlyMap<string, readonly KeptIndex[]> {
  const groups = new Map<string, KeptIndex[]>();
  for (const index of indexes) {
    const group = groups.get(index.collectionId);
    if (group) group.push(index);
    else groups.set(index.collectionId, [index]);
  }
  return groups;
}

/** A write keeps the fields that it does not change as the same objects. */
function hasSameValues({ paths }: KeptIndex, before: StoredDocument, after: StoredDocument): boolean {
  return paths.every((path) => getField(before.fields, path) === getField(after.fields, path));
}

/** Two elements of an array can have the same key. */
function keysByText(index: KeptIndex, document: StoredDocument): Map<string, Buffer> {
  return new Map(keysOf(index, document).map((key) => [key.toString('latin1'), key]));
}

function toEntry(row: unknown): IndexEntry {
  const { entry, path } = row as EntryRow;
  return { key: Buffer.from(entry), path };
}

function prepareStatements(database: LocalDatabase) {
  const range = 'FROM index_entries WHERE index_id = ? AND entry >= ? AND entry < ?';
  return {
    list: database.prepare('SELECT id, shape, made_to, is_dropped FROM indexes ORDER BY id'),
    hasDocuments: database.prepare('SELECT 1 FROM documents WHERE collection_id = ? LIMIT 1'),
    create: database.prepare('INSERT INTO indexes (shape, made_to, is_dropped) VALUES (?, ?, 0)'),
    note: database.prepare('UPDATE indexes SET made_to = ? WHERE id = ?'),
    drop: database.prepare('UPDATE indexes SET is_dropped = 1 WHERE id = ?'),
    forget: database.prepare('DELETE FROM indexes WHERE id = ?'),
    put: database.prepare('INSERT OR IGNORE INTO index_entries (index_id, entry, path) VALUES (?, ?, ?)'),
    remove: database.prepare('DELETE FROM index_entries WHERE index_id = ? AND entry = ?'),
    removeSome: database.prepare(
      'DELETE FROM index_entries WHERE index_id = ? AND entry IN (SELECT entry FROM index_entries WHERE index_id = ? LIMIT ?)',
    ),
    read: database.prepare(`SELECT entry, path ${range} ORDER BY entry LIMIT ?`),
    readBackwards: database.prepare(`SELECT entry, path ${range} ORDER BY entry DESC LIMIT ?`),
    count: database.prepare(
      `SELECT count(*) AS count, max(entry) AS last FROM (SELECT entry ${range} ORDER BY entry LIMIT ?)`,
    ),
  };
}
