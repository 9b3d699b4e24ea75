import { join } from 'node:path';
import { DocumentStore } from '../../../local/firestore/DocumentStore.ts';
import type { Fields } from '../../../local/firestore/values/value.ts';
import { openDatabase } from '../../../local/store/openDatabase.ts';
import type { RunningApp } from './startApp.ts';

/** Changes a stored document as a fault in the data would, or somebody on the server; null deletes it. The app is started anew. */
export async function changeStored(
  app: RunningApp,
  path: string,
  change: (fields: Fields) => Fields | null,
): Promise<void> {
  await app.kill();
  const database = openDatabase(join(app.dataDir, 'database.sqlite'));
  const store = new DocumentStore(database);
  const document = store.get(path);
  if (!document) throw new Error(`${path} is not stored.`);
  const fields = change(document.fields);
  store.apply(new Map([[path, fields ? { ...document, fields } : undefined]]));
  database.close();
  await app.restart();
}
