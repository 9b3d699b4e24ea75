import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { CommitClock } from './CommitClock.ts';
import { DocumentCache } from './DocumentCache.ts';
import type { DocumentReader } from './DocumentReader.ts';
import { IndexTable } from './kept/IndexTable.ts';
import {
  type Changes,
  childPath,
  collectionIdOf,
  collectionOf,
  type QueryScope,
  type StoredDocument,
} from './StoredDocument.ts';
import { compareResourceNames } from './values/compareStrings.ts';
import type { Fields } from './values/value.ts';

/** The stored version of a document. */
interface VersionRow {
  path: string;
  update_time: string;
}

interface DocumentRow {
  path: string;
  fields: string;
  create_time: string;
  update_time: string;
}

/** The documents in SQLite. Those read lately are parsed once for each version. */
export class DocumentStore implements DocumentReader {
  readonly clock: CommitClock;
  readonly indexes: IndexTable;
  readonly #cache = new DocumentCache();
  readonly #texts = new WeakMap<StoredDocument, string>();
  readonly #statements: ReturnType<typeof prepareStatements>;

  #changeCount = 0;

  constructor(database: LocalDatabase) {
    this.#statements = prepareStatements(database);
    this.indexes = new IndexTable(database);
    this.clock = new CommitClock(this.#readClock());
  }

  /** Grows with every change: if the number has changed, documents may have changed. */
  get changeCount(): number {
    return this.#changeCount;
  }

  get(path: string): StoredDocument | undefined {
    const row = this.#statements.getVersion.get(path) as VersionRow | undefined;
    return row && this.#read(row);
  }

  *scan(scope: QueryScope): Iterable<StoredDocument> {
    for (const row of this.#scanVersions(scope)) {
      const document = this.#read(row);
      if (document !== undefined) yield document;
    }
  }

  /** The ids of the collections directly beneath a document or, for '', of the root. */
  collectionIds(parent: string): readonly string[] {
    return distinctSegments(this.#collectionsBeneath(parent), parent);
  }

  /**
   * Returns the ids of a collection's documents, including documents that do not exist themselves but contain others.
   */
  documentIds(collection: string): readonly string[] {
    const rows = this.#statements.pathsInRange.all(...rangeBeneath(collection)) as { path: string }[];
    return distinctSegments(
      rows.map(({ path }) => path),
      collection,
    );
  }

  /** To be called after the rows were replaced, as by a restore: forgets what was read from the former ones. */
  reload(): void {
    this.#changeCount += 1;
    this.clock.advanceTo(this.#readClock());
    this.#cache.clear();
    this.indexes.reload();
  }

  /** The part of storing a document that can run beforehand, between other requests. */
  prepare(document: StoredDocument): void {
    if (!this.#texts.has(document)) this.#texts.set(document, JSON.stringify(document.fields));
  }

  /** Makes the changes. They are on disk once the CommitQueue in whose work this was called says so. */
  apply(changes: Changes): void {
    this.#changeCount += 1;
    for (const [path, document] of changes) {
      this.#changeIndexes(path, document);
      if (document) this.#put(document);
      else this.#statements.delete.run(path);
    }
    this.#statements.writeClock.run(this.clock.lastMicros);
  }

  #changeIndexes(path: string, document: StoredDocument | undefined): void {
    const isIndexed = this.indexes.of(collectionIdOf(path)).length > 0;
    if (isIndexed) this.indexes.change(path, this.get(path), document);
  }

  #readClock(): number {
    return (this.#statements.readClock.get() as { last_micros: number }).last_micros;
  }

  #put(document: StoredDocument): void {
    const { path, fields, createTime, updateTime } = document;
    const placed = [path, collectionOf(path), collectionIdOf(path)];
    const text = this.#texts.get(document) ?? JSON.stringify(fields);
    this.#statements.put.run(...placed, text, createTime, updateTime);
    this.#cache.keep(document, text.length);
  }

  #read({ path, update_time }: VersionRow): StoredDocument | undefined {
    return this.#cache.get(path, update_time) ?? this.#parse(path);
  }

  #parse(path: string): StoredDocument | undefined {
    const row = this.#statements.get.get(path) as DocumentRow | undefined;
    if (row === undefined) return undefined;
    const document = toDocument(row);
    this.#cache.keep(document, row.fields.length);
    return document;
  }

  #scanVersions({ parent, collectionId, allDescendants }: QueryScope): VersionRow[] {
    const { inCollection, inGroup, inRange } = this.#statements;
    if (!allDescendants) return inCollection.all(childPath(parent, collectionId ?? '')) as VersionRow[];
    if (collectionId === undefined) return inRange.all(...rangeBeneath(parent)) as VersionRow[];
    return inGroup.all(collectionId, ...rangeBeneath(parent)) as VersionRow[];
  }

  #collectionsBeneath(parent: string): readonly string[] {
    const rows = this.#statements.collectionsInRange.all(...rangeBeneath(parent)) as { collection: string }[];
    return rows.map(({ collection }) => collection);
  }
}

function prepareStatements(database: LocalDatabase) {
  const versions = 'SELECT path, update_time FROM documents';
  return {
    get: database.prepare('SELECT path, fields, create_time, update_time FROM documents WHERE path = ?'),
    getVersion: database.prepare(`${versions} WHERE path = ?`),
    inCollection: database.prepare(`${versions} WHERE collection = ?`),
    inGroup: database.prepare(`${versions} WHERE collection_id = ? AND path >= ? AND path < ?`),
    inRange: database.prepare(`${versions} WHERE path >= ? AND path < ?`),
    pathsInRange: database.prepare('SELECT path FROM documents WHERE path >= ? AND path < ?'),
    collectionsInRange: database.prepare(
      'SELECT DISTINCT collection FROM documents WHERE path >= ? AND path < ?',
    ),
    put: database.prepare(`
      INSERT INTO documents (path, collection, collection_id, fields, create_time, update_time)
      VALUES (?, ?, ?, ?, ?, ?)
      ON CONFLICT (path) DO UPDATE SET fields = excluded.fields, create_time = excluded.create_time,
        update_time = excluded.update_time`),
    delete: database.prepare('DELETE FROM documents WHERE path = ?'),
    readClock: database.prepare('SELECT last_micros FROM firestore_clock'),
    writeClock: database.prepare('UPDATE firestore_clock SET last_micros = ?'),
  };
}

/** The half-open range of the paths beneath a parent: `0` is the character after `/`. */
function rangeBeneath(parent: string): [string, string] {
  return parent === '' ? ['', '\u{10FFFF}'] : [`${parent}/`, `${parent}0`];
}

/** The first segments after the parent, each once, in order. */
function distinctSegments(paths: readonly string[], parent: string): readonly string[] {
  const depth = parent === '' ? 0 : parent.split('/').length;
  return [...new Set(paths.map((path) => path.split('/')[depth] ?? ''))].sort(compareResourceNames);
}

/** Only canonical fields are ever stored, so that they need no second parsing. */
function toDocument(row: DocumentRow): StoredDocument {
  const fields = JSON.parse(row.fields) as Fields;
  return { path: row.path, fields, createTime: row.create_time, updateTime: row.update_time };
}
