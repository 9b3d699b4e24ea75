import * as v from 'valibot';
import { inTransaction } from '../store/inTransaction.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import type { StoredObject } from './StoredObject.ts';

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

/** The objects' metadata in SQLite, by name. */
export class ObjectStore {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  find(name: string): StoredObject | undefined {
    const row = this.#database.prepare(`SELECT ${COLUMNS} FROM storage_objects WHERE name = ?`).get(name) as
      | ObjectRow
      | undefined;
    return row && objectFromRow(row);
  }

  /** The objects whose names start with the prefix and come after the given one, in the order of their names. */
  list(prefix: string, after: string, limit: number): readonly StoredObject[] {
    const rows = this.#database
      .prepare(
        `SELECT ${COLUMNS} FROM storage_objects
         WHERE name >= ? AND name > ? ORDER BY name LIMIT ?`,
      )
      .all(prefix, after, limit) as ObjectRow[];
    // They are consecutive, so the rest of the bucket need not be read.
    const end = rows.findIndex(({ name }) => !name.startsWith(prefix));
    return rows.slice(0, end < 0 ? rows.length : end).map(objectFromRow);
  }

  /** Every object's name and file. */
  listFiles(): readonly Pick<StoredObject, 'name' | 'file'>[] {
    return this.#database.prepare('SELECT name, file FROM storage_objects').all() as ObjectRow[];
  }

  /**
   * Stores an object's metadata and runs `together` in the same transaction: both are on disk, or neither.
   */
  put(object: StoredObject, together: () => void = () => {}): void {
    inTransaction(this.#database, () => {
      together();
      this.#insert(object);
    });
  }

  #insert(object: StoredObject): void {
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
