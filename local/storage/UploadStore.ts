import * as v from 'valibot';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import type { NewObject } from './StoredObject.ts';

const COLUMNS = 'id, user_id AS userId, object, total, file, received, started';

/** An upload that comes in pieces. */
export interface Upload {
  /** Secret: it is the upload's address. */
  id: string;
  /** The uploader; null if not signed in. */
  userId: string | null;
  object: NewObject;
  /** The number of bytes that the uploader announced; null if none was announced. */
  total: number | null;
  /** The file on disk with the bytes so far; null once it belongs to an object. */
  file: string | null;
  /** Bytes certainly received. */
  received: number;
  /** Milliseconds since the epoch. */
  started: number;
}

interface UploadRow extends Omit<Upload, 'object'> {
  object: string;
}

const text = v.nullable(v.string());
const objectSchema = v.object({
  name: v.string(),
  settings: v.object({
    contentType: text,
    contentDisposition: text,
    contentEncoding: text,
    contentLanguage: text,
    cacheControl: text,
    metadata: v.record(v.string(), v.string()),
  }),
  downloadToken: text,
  checksums: v.object({ md5Hash: v.optional(v.string()), crc32c: v.optional(v.string()) }),
});

/** The uploads in pieces, in SQLite: they outlive a restart of the server as they do a lost connection. */
export class UploadStore {
  readonly #database: LocalDatabase;

  constructor(database: LocalDatabase) {
    this.#database = database;
  }

  find(id: string): Upload | undefined {
    const row = this.#database.prepare(`SELECT ${COLUMNS} FROM storage_uploads WHERE id = ?`).get(id) as
      | UploadRow
      | undefined;
    return row && uploadFromRow(row);
  }

  add({ id, userId, object, total, file, received, started }: Upload): void {
    this.#database
      .prepare(
        'INSERT INTO storage_uploads (id, user_id, object, total, file, received, started) VALUES (?, ?, ?, ?, ?, ?, ?)',
      )
      .run(id, userId, JSON.stringify(object), total, file, received, started);
  }

  setReceived(id: string, received: number): void {
    this.#database.prepare('UPDATE storage_uploads SET received = ? WHERE id = ?').run(received, id);
  }

  /**
   * Marks that the file belongs to an object now. The row stays, for a client that missed the final response.
   * Returns whether there was such an upload.
   */
  markFinished(id: string): boolean {
    return this.#database.prepare('UPDATE storage_uploads SET file = NULL WHERE id = ?').run(id).changes > 0;
  }

  delete(id: string): void {
    this.#database.prepare('DELETE FROM storage_uploads WHERE id = ?').run(id);
  }

  listStartedBefore(time: number): readonly Upload[] {
    const rows = this.#database.prepare(`SELECT ${COLUMNS} FROM storage_uploads WHERE started < ?`).all(time);
    return (rows as UploadRow[]).map(uploadFromRow);
  }

  /** A user's (null: all guests') unfinished uploads except the newest ones. */
  listUnfinishedBeyond(userId: string | null, count: number): readonly Upload[] {
    return this.#listBeyond('file IS NOT NULL', userId, count);
  }

  /** A user's (null: all guests') finished uploads except the newest ones. */
  listFinishedBeyond(userId: string | null, count: number): readonly Upload[] {
    return this.#listBeyond('file IS NULL', userId, count);
  }

  #listBeyond(condition: string, userId: string | null, count: number): readonly Upload[] {
    const rows = this.#database
      .prepare(
        `SELECT ${COLUMNS} FROM storage_uploads WHERE user_id IS ? AND ${condition}
         ORDER BY started DESC LIMIT -1 OFFSET ?`,
      )
      .all(userId, count);
    return (rows as UploadRow[]).map(uploadFromRow);
  }
}

function uploadFromRow(row: UploadRow): Upload {
  return { ...row, object: v.parse(objectSchema, JSON.parse(row.object)) };
}
