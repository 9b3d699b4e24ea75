import { join } from 'node:path';
import { DocumentStore, type Fields, openDatabase } from '#local/dataFolder';
import type { RunningApp } from './startApp.ts';

/**
 * Changes a stored document directly, like damaged data or an operator; null deletes it. The running app
 * finds it at its next read.
 */
export function changeStored(app: RunningApp, path: string, change: (fields: Fields) => Fields | null): void {
  const database = openDatabase(join(app.dataDir, 'database.sqlite'));
  try {
    const store = new DocumentStore(database);
    const document = store.get(path);
    if (!document) throw new Error(`${path} is not stored.`);
    const fields = change(document.fields);
    // A later time, or the app would prefer its cached version.
    const updateTime = store.clock.nextCommitTime();
    store.apply(new Map([[path, fields ? { ...document, fields, updateTime } : undefined]]));
  } finally {
    database.close();
  }
}
