import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll, beforeAll } from 'vitest';
import { startBackend } from '../../../local/startBackend.ts';
import { makeTemporaryFolder } from '../../../local/testing/temporaryFolder.ts';

/**
 * Serves the tests of a file with a backend of their own, from before the first to after the last. As in production, a
 * query without its index is refused. Answers the way to the backend's public address.
 */
export function serveTests(): () => string {
  const data = makeTemporaryFolder();
  let backend: Awaited<ReturnType<typeof startBackend>>;
  beforeAll(async () => {
    backend = await startBackend({ dataFolder: data.folder, port: 0, indexes: 'firestore.indexes.json' });
  });
  afterAll(async () => {
    // The next file of the same process gets an app for its own backend.
    await Promise.all(getApps().map(deleteApp));
    await backend.close();
    data.remove();
  });
  return () => backend.origin;
}
