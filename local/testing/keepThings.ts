import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DocumentStore } from '../firestore/DocumentStore.ts';
import type { DataFolder } from '../openDataFolder.ts';
import { ObjectStore } from '../storage/ObjectStore.ts';
import { Objects } from '../storage/Objects.ts';
import { newObject } from '../storage/settings.ts';
import { streamOf } from '../storage/streamOf.ts';
import { UploadStore } from '../storage/UploadStore.ts';
import { Uploads } from '../storage/Uploads.ts';
import { inTransaction } from '../store/inTransaction.ts';
import { webpBytes } from './webpBytes.ts';

/** Writes to a data folder as the server does, without the server. */
export function writerOf({ database, files }: DataFolder) {
  const documents = new DocumentStore(database);
  const objects = new Objects(new ObjectStore(database), files, Date.now);
  const uploads = new Uploads({
    objects,
    files,
    store: new UploadStore(database),
    maxBytes: 1_000_000,
    now: Date.now,
  });
  return {
    objects,
    uploads,
    /** Commits these documents at once, each with the text. */
    commit: (paths: readonly string[], text: string) => {
      const time = documents.clock.nextCommitTime();
      const fields = { text: { stringValue: text } };
      const changes = paths.map((path) => ({ path, fields, createTime: time, updateTime: time }));
      inTransaction(database, () =>
        documents.apply(new Map(changes.map((document) => [document.path, document]))),
      );
    },
    upload: (name: string, size: number) =>
      uploads.receive(newObject(name, {}), streamOf(Readable.from([webpBytes(size)])), () => {}),
  };
}

/** Everything that a data folder stores for its users, in a comparable form. */
export function contentsOf({ database, files }: DataFolder) {
  const rows = (table: string, order: string) =>
    database.prepare(`SELECT * FROM ${table} ORDER BY ${order}`).raw().all();
  return {
    documents: rows('documents', 'path'),
    accounts: rows('accounts', 'local_id'),
    objects: rows('storage_objects', 'name'),
    key: rows('signing_key', 'id'),
    work: rows('done_work', 'name'),
    files: files
      .list()
      .map(
        (file) =>
          `${file} ${createHash('md5')
            .update(readFileSync(join(files.root, file)))
            .digest('hex')}`,
      )
      .sort(),
  };
}
