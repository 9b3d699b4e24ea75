import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createAuth } from '../auth/createAuth.ts';
import { DEFAULT_PROJECT_ID, storageBucket } from '../config.ts';
import { openDataFolder } from '../openDataFolder.ts';
import { createStorage } from '../storage/createStorage.ts';
import type { LocalDatabase } from '../store/LocalDatabase.ts';
import { requireSignInToWrite } from './requireSignInToWrite.ts';
import { serveRouter, type TestServer } from './serveRouter.ts';

/**
 * The small limit keeps files in tests small. Only pictures are allowed, so that tests can show what a list of types
 * refuses.
 */
export const TEST_LIMITS = {
  maxBytes: 5 * 1024 * 1024,
  contentTypes: ['image/webp', 'image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'],
};

export interface StorageServers {
  client: TestServer;
  admin: TestServer;
  filesFolder: string;
  database: LocalDatabase;
  /** The sizes in bytes of all files on the disk, of unfinished uploads too. */
  fileSizes: () => number[];
  close: () => Promise<void>;
}

/** The Storage part, with Auth beside it, over a data folder, on two ports as in the whole backend. */
export async function startStorageServers(folder: string, now = Date.now): Promise<StorageServers> {
  const data = openDataFolder(folder);
  const auth = createAuth({
    database: data.database,
    projectId: DEFAULT_PROJECT_ID,
    appOrigin: () => 'http://127.0.0.1:4173',
    ownNames: () => [],
    sendMail: () => {},
  });
  const storage = await createStorage({
    database: data.database,
    files: data.files,
    bucket: storageBucket(DEFAULT_PROJECT_ID),
    readCaller: auth.readCaller,
    authorize: requireSignInToWrite,
    limits: TEST_LIMITS,
    now,
  });
  const client = await serveRouter(auth.router, storage.router);
  const admin = await serveRouter(auth.adminRouter, storage.adminRouter);
  return {
    client,
    admin,
    filesFolder: data.files.root,
    database: data.database,
    fileSizes: () => fileSizes(data.files.root),
    close: async () => {
      await Promise.all([client.close(), admin.close()]);
      data.close();
    },
  };
}

function fileSizes(folder: string): number[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
}
