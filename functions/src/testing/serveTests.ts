import { deleteApp, getApps, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll } from 'vitest';
import { startBackend } from '../../../local/startBackend.ts';
import { makeTemporaryFolder } from '../../../local/testing/temporaryFolder.ts';
import { APP_BACKEND } from '../../../tools/serve/appBackend.ts';

/**
 * Runs a backend for a file's tests. As in production, a query without its index is refused. Returns a
 * function for the backend's public address.
 */
export function serveTests(): () => string {
  const data = makeTemporaryFolder();
  let backend: Awaited<ReturnType<typeof startBackend>>;
  beforeAll(async () => {
    backend = await startBackend({
      ...APP_BACKEND,
      dataFolder: data.folder,
      port: 0,
      indexes: 'firestore.indexes.json',
    });
    getFirestore(initializeApp()).settings(backend.adminSettings);
  });
  afterAll(async () => {
    // Lets the next file of the process create an app for its own backend.
    await Promise.all(getApps().map(deleteApp));
    await backend.close();
    data.remove();
  });
  return () => backend.origin;
}
