import * as v from 'valibot';
import type { LocalDatabase } from '../store/openDatabase.ts';
import type { StoredObject } from './StoredObject.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS storage_objects (
    name TEXT PRIMARY KEY,
    file TEXT NOT NULL UNIQUE,
    size INTEGER NOT NULL,
    md5_hash TEXT NOT NULL,
    crc32c TEXT NOT NULL,
    content_type TEXT,
    content_disposition TEXT,
    content_encoding TEXT,
    content_language TEXT,
    cache_control TEXT,
    metadata TEXT NOT NULL,
    generation INTEGER NOT NULL,
    metageneration INTEGER NOT NULL,
    time_created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    download_token TEXT
  ) WITHOUT ROWID`;

const COLUMNS =
  'name, file, size, md5_hash, crc32c, content_type, content_disposition, content_encoding, content_language, ' +
  'cache_control, metadata, generation, metageneration, time_created, updated, download_token';

interface ObjectRow {
  name: string;
  file: string;
  size: number;
  md5_hash: string;
  crc32c: string;
  content_type: string | null;
  content_disposition: string | null;
  content_encoding: string | null;
  content_language: string | null;
  cache_control: string | null;
  metadata: string;
  generation: number;
  metageneration: number;
  time_created: number;
  updated: number;
  download_token: string | null;
}

const metadataSchema = v.record(v.string(), v.string());

/** What is known of the objects, in SQLite, by name. */
export class ObjectStore {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
    database.exec(SCHEMA);
  }

  find(name: string): StoredObject | null {
    const row = this.#database.prepare(`SELECT ${COLUMNS} FROM storage_objects WHERE name = ?`).get(name);
    return row === undefined ? null : objectFromRow(row as ObjectRow);
  }

  /** The objects whose names start with the prefix and come after the given one, in the order of their names. */
  list(prefix: string, after: string, limit: number): readonly StoredObject[] {
    const rows = this.#database
      .prepare(
        `SELECT ${COLUMNS} FROM storage_objects
         WHERE name >= ? AND name > ? AND substr(name, 1, length(?)) = ? ORDER BY name LIMIT ?`,
      )
      .all(prefix, after, prefix, prefix, limit);
    return (rows as ObjectRow[]).map(objectFromRow);
  }

  hasFile(file: string): boolean {
    return this.#database.prepare('SELECT 1 FROM storage_objects WHERE file = ?').get(file) !== undefined;
  }

  put(object: StoredObject): void {
    this.#database
      .prepare(
        `INSERT OR REPLACE INTO storage_objects (${COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(
        object.name,
        object.file,
        object.size,
        object.md5Hash,
        object.crc32c,
        object.contentType,
        object.contentDisposition,
        object.contentEncoding,
        object.contentLanguage,
        object.cacheControl,
        JSON.stringify(object.metadata),
        object.generation,
        object.metageneration,
        object.timeCreated,
        object.updated,
        object.downloadToken,
      );
  }

  delete(name: string): void {
    this.#database.prepare('DELETE FROM storage_objects WHERE name = ?').run(name);
  }
}

function objectFromRow(row: ObjectRow): StoredObject {
  return {
    name: row.name,
    file: row.file,
    size: row.size,
    md5Hash: row.md5_hash,
    crc32c: row.crc32c,
    contentType: row.content_type,
    contentDisposition: row.content_disposition,
    contentEncoding: row.content_encoding,
    contentLanguage: row.content_language,
    cacheControl: row.cache_control,
    metadata: v.parse(metadataSchema, JSON.parse(row.metadata)),
    generation: row.generation,
    metageneration: row.metageneration,
    timeCreated: row.time_created,
    updated: row.updated,
    downloadToken: row.download_token,
  };
}
